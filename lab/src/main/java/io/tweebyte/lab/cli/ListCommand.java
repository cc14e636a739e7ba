package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** {@code ./tweebyte lab list}: what there is. */
@Command(name = "list", sortOptions = false, customSynopsis = "./tweebyte lab list [OPTION..]",
		description = "Lists the workloads with their styles, and what all styles of a workload have in common.",
		footer = { "", "Examples:", "  ./tweebyte lab list", "  ./tweebyte lab list --level calls", "",
				"Exit code: 0 listed, 2 wrong usage.", "" })
class ListCommand extends LabTask {

	private static final Map<String, String> COUNTED = Map.of(Workloads.CALLS,
			"; commands of their own: waiting, back-pressure, errors, cancel", Workloads.MESSAGES,
			"; a command of its own: messages");

	@Mixin
	private ChosenWorkloads workloads;

	@Override
	public Integer call() throws IOException {
		List<Workload> chosen = usage(this.workloads::orAll);
		for (String level : Workloads.LEVELS) {
			List<Workload> ofLevel = chosen.stream().filter((workload) -> workload.level().equals(level)).toList();
			if (!ofLevel.isEmpty()) {
				say("Level %s%s".formatted(level, COUNTED.getOrDefault(level, "")));
				ofLevel.forEach(this::say);
				say("");
			}
		}
		show(new Table<>("",
				List.of(new Column<>("style", Style::label, Format.TEXT), new Column<>("", Style::words, Format.TEXT)),
				List.of(Style.values())));
		show(StartableWorkloads.programs());
		return ExitCode.OK;
	}

	private void say(Workload workload) {
		say("%s, per %s".formatted(workload.name(), workload.unit()));
		say("  equal:  " + workload.equal());
		say("  styles: " + workload.styles().keySet().stream().map(Style::label).collect(Collectors.joining(", ")));
	}

}
