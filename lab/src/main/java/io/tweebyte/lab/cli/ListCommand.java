package io.tweebyte.lab.cli;

import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** {@code ./tweebyte lab list}: what there is. */
@Command(name = "list", sortOptions = false, customSynopsis = "./tweebyte lab list",
		description = "Lists the workloads with their styles, and what all styles of a workload have in common.",
		footer = { "", "Example:", "  ./tweebyte lab list", "" })
class ListCommand extends LabTask {

	@Override
	public Integer call() {
		for (Workload workload : chosen()) {
			say("%s, per %s".formatted(workload.name(), workload.unit()));
			say("  equal:  " + workload.equal());
			say("  styles: " + workload.styles().keySet().stream().map(Style::label).collect(Collectors.joining(", ")));
		}
		say("");
		say(new TerminalTable(System.console() != null).render(new Table<>("",
				List.of(new Column<>("style", Style::label, Format.TEXT), new Column<>("", Style::words, Format.TEXT)),
				List.of(Style.values()))));
		return ExitCode.OK;
	}

}
