package io.tweebyte.load;

import java.util.List;
import java.util.Optional;

/**
 * A run as it is kept: complete only when it says so.
 *
 * @param preset the preset's name
 * @param seed decides the order of the cells
 * @param scale how much data there was, such as {@code small}
 * @param timing the course of every cell
 * @param via where requests entered
 * @param state how far it came
 * @param environment where and with what
 * @param remarks what a reader must know of all cells, such as that they went past the
 * gateway or were measured elsewhere
 * @param generatorLimit requests a second that the generator reaches on this machine
 * against a stub, empty when not known
 * @param statics what services cost before they are asked anything
 * @param cells what came out so far, in the order of measuring
 */
public record RunRecord(String preset, long seed, String scale, Timing timing, Via via, State state,
		Environment environment, List<String> remarks, Optional<Double> generatorLimit, List<StaticFigures> statics,
		List<CellResult> cells) {

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
