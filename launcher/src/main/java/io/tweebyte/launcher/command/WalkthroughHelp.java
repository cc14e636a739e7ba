package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the tool of the docs. */
@Command(name = "walkthrough", description = "Build and run a step of the migration from the one to the other.")
final class WalkthroughHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte walkthrough");
	}

}
