package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the load rig. */
@Command(name = "report", description = "Write a page of a run under load, or compare two.")
final class ReportHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte report");
	}

}
