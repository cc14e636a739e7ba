package io.tweebyte.load;

import java.util.List;

/**
 * A run as it is kept: complete only when it says so.
 *
 * @param preset the preset's name
 * @param seed decides the order of the cells
 * @param scale how much data there was, such as {@code small}
 * @param state how far it came
 * @param environment where and with what
 * @param statics what services cost before they are asked anything
 * @param cells what came out so far, in the order of measuring
 */
public record RunRecord(String preset, long seed, String scale, State state, Environment environment,
		List<StaticFigures> statics, List<CellResult> cells) {

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
