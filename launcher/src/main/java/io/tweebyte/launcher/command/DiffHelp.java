package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the tool of the docs. */
@Command(name = "diff", description = "Show async and reactive side by side, here or as pages (--html).")
final class DiffHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte diff");
	}

}
