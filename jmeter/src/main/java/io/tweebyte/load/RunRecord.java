package io.tweebyte.load;

import java.util.List;

/**
 * A run as it is kept: complete only when it says so.
 *
 * @param preset the preset's name
 * @param state how far it came
 * @param environment where and with what
 * @param cells what came out so far
 */
public record RunRecord(String preset, State state, Environment environment, List<CellResult> cells) {

	/** How far a run came. */
	public enum State {

		/** It goes on, or its process was killed. */
		RUNNING,

		/** It was broken off; the cells so far are kept. */
		INTERRUPTED,

		/** All its cells were tried. */
		COMPLETE

	}

}
