package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the build. */
@Command(name = "test", description = "Run the tests: --quick for every commit, --all, --seeded, --mutations.")
final class TestHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte test");
	}

}
