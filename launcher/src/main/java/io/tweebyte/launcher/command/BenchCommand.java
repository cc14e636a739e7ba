package io.tweebyte.launcher.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Small measurements that are reported, never asserted. */
@Command(name = "bench", description = "Small measurements: start, tweets, ladder.",
		subcommands = BenchStartCommand.class)
final class BenchCommand implements Runnable {

	@Spec
	private CommandSpec spec;

	@Mixin
	private HelpOption help;

	@Override
	public void run() {
		this.spec.commandLine().usage(this.spec.commandLine().getOut());
	}

}
