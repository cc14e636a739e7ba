package io.tweebyte.load.bench;

import java.util.OptionalDouble;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.load.plan.Choice;

/** A kind of request that a benchmark measures; an enum constant. */
public interface RequestKind extends Choice {

	/** The place among the kinds of the benchmark. */
	int ordinal();

	/** Whether all backends must respond with the same bytes. */
	boolean isRead();

	/**
	 * What a request should cost in all processes together, in milliseconds of CPU; empty
	 * where nothing was set.
	 */
	default OptionalDouble target(Model backend) {
		return OptionalDouble.empty();
	}

}
