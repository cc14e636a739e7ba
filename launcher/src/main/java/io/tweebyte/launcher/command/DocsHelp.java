package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;

/** A line of the help; the script hands the command itself to the tool of the docs. */
@Command(name = "docs", description = "Write the excerpts and diagrams of docs/ anew.")
final class DocsHelp implements Runnable {

	@Override
	public void run() {
		throw new IllegalStateException("The script runs this command: call ./tweebyte docs");
	}

}
