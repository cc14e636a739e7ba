package io.tweebyte.launcher;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the load rig. */
@Command(name = "profile", description = "Show where backends spend the CPU of a request, with flame graphs.")
final class ProfileHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte profile");
	}

}
