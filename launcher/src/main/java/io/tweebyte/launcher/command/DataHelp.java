package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the load rig. */
@Command(name = "data",
		description = "Fill the databases with users and tweets, and write the files of the load plans.")
final class DataHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte data");
	}

}
