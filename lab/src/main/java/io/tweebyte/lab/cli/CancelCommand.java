package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.List;

import io.tweebyte.lab.cancel.Cancelling;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;

/** {@code ./tweebyte lab cancel}: what a cancelled call still does. */
@Command(name = "cancel", sortOptions = false, customSynopsis = "./tweebyte lab cancel",
		description = "Gives blocking calls up while they wait, and counts those that go on to their end all the same.",
		footer = { "", "Example:", "  ./tweebyte lab cancel", "" })
class CancelCommand extends LabTask {

	@Override
	public Integer call() throws IOException, InterruptedException {
		keep("cancel",
				new Table<>("",
						List.of(new Column<>("style", (one) -> one.style().label(), Format.TEXT),
								new Column<>("given up", Cancelling::calls, Format.COUNT),
								new Column<>("served all the same", Cancelling::served, Format.COUNT)),
						List.copyOf(Cancelling.all().values())));
		return ExitCode.OK;
	}

}
