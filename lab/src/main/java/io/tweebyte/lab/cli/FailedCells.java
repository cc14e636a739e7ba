package io.tweebyte.lab.cli;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.claim.LeftOut;
import io.tweebyte.lab.work.FileFailure;
import io.tweebyte.measuring.run.Terminal;

/**
 * Has a cell that failed measured once more, and leaves out its workload when it fails
 * again.
 */
final class FailedCells implements LabRun.Failures {

	private final LabRun run;

	private final BooleanSupplier isEnding;

	private final Consumer<String> say;

	private boolean isEmpty = true;

	/**
	 * Creates it for a run.
	 * @param isEnding whether the JVM is ending, which ends the JVMs that measure, too
	 * @param say gets what failed
	 */
	FailedCells(LabRun run, BooleanSupplier isEnding, Consumer<String> say) {
		this.run = run;
		this.isEnding = isEnding;
		this.say = say;
	}

	@Override
	public boolean isRepeated(Cell cell, int attempt, Exception failure) throws IOException {
		String reason = "%s could not be measured: %s".formatted(cell, FileFailure.message(failure))
			.replaceAll("\\.$", "");
		if (this.isEnding.getAsBoolean()) {
			throw new IOException(reason, failure);
		}
		Terminal.progress("");
		if (attempt == 1) {
			this.say.accept(reason + ". It is measured once more.");
			return true;
		}
		leaveOut(LeftOut.ofWorkload(cell.workload(), reason));
		return false;
	}

	private void leaveOut(String sentence) throws IOException {
		this.isEmpty = false;
		this.run.leaveOut(sentence);
		this.say.accept(sentence);
	}

	/** Returns whether no workload was left out. */
	boolean isEmpty() {
		return this.isEmpty;
	}

}
