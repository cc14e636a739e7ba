package io.tweebyte.measuring.chart;

import java.util.List;

/**
 * A tick of an axis, as the templates take it.
 *
 * @param place in pixels
 */
record Tick(String place, String label) {

	static List<Tick> of(Scale scale, double gap) {
		return scale.ticks(gap)
			.stream()
			.map((value) -> new Tick(Text.place(scale.at(value)), Text.tick(value)))
			.toList();
	}

}
