package io.tweebyte.lab.cli;

import java.util.List;

import io.tweebyte.lab.study.OperatorsStudy;
import io.tweebyte.lab.study.Rung;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import io.tweebyte.measuring.table.TerminalTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** {@code ./tweebyte lab study}: a published comparison, counted. */
@Command(name = "study", sortOptions = false, customSynopsis = "./tweebyte lab study",
		description = {
				"Shows a published comparison of operators step by step, from its own form to a fair one, by what each "
						+ "library takes and delivers. Nothing is timed.",
				"The study: J. Ponge and others, REBLS 2021, doi 10.1145/3486605.3486788." },
		footer = { "", "Example:", "  ./tweebyte lab study", "" })
class StudyCommand extends LabTask {

	@Override
	public Integer call() {
		for (Rung rung : OperatorsStudy.rungs()) {
			say("%s: %s".formatted(rung.name(), rung.change()));
			say(new TerminalTable(System.console() != null)
				.render(new Table<>("",
						List.of(new Column<>("library", Rung.Row::library, Format.TEXT),
								new Column<>("taken or asked for", Rung.Row::taken, Format.COUNT),
								new Column<>("delivered", Rung.Row::delivered, Format.COUNT)),
						rung.rows()))
					+ rung.says());
			say("");
		}
		return ExitCode.OK;
	}

}
