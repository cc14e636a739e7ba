package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the load rig. */
@Command(name = "load", description = "Put the backends under load and print a table of figures.")
final class LoadHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte load");
	}

}
