package io.tweebyte.lab.cli;

import java.util.function.Consumer;

import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.measuring.run.Terminal;

/**
 * Says how a run is resumed: when the JVM ends before the run does, such as by Ctrl-C, or
 * when it is called.
 */
final class ResumeHint implements AutoCloseable {

	private final LabRun run;

	private final Consumer<String> say;

	private final Thread hook = new Thread(this::say);

	ResumeHint(LabRun run, Consumer<String> say) {
		this.run = run;
		this.say = say;
		Runtime.getRuntime().addShutdownHook(this.hook);
	}

	void say() {
		Terminal.progress("");
		this.say.accept(
				"The run %s was interrupted; ./tweebyte lab --resume resumes it.".formatted(this.run.folder().name()));
	}

	/**
	 * Returns whether the JVM is ending, which ends the JVMs that it has started, too.
	 */
	boolean isEnding() {
		return this.hook.getState() != Thread.State.NEW;
	}

	@Override
	public void close() {
		if (!isEnding()) {
			Runtime.getRuntime().removeShutdownHook(this.hook);
		}
	}

}
