package io.tweebyte.measuring.profile;

import java.util.List;
import java.util.Map;

import io.tweebyte.measuring.template.Templates;
import tools.jackson.databind.json.JsonMapper;

/**
 * Flame graphs for a page, with a script that lets a reader choose one, magnify boxes and
 * search.
 *
 * @param unit of the figures
 * @param perMilli how many units a millisecond has
 */
public record FlameGraph(String unit, double perMilli, List<View> views) {

	/** Of a graph's width: narrower boxes cannot be seen. */
	private static final double LEAST = 0.001;

	private static final JsonMapper JSON = JsonMapper.builder().build();

	public String html() {
		String data = JSON.writeValueAsString(this).replace("<", "\\u003c");
		return Templates.render(FlameGraph.class, "flame", Map.of("data", data, "script",
				Templates.text(FlameGraph.class, "flame.js"), "style", Templates.text(FlameGraph.class, "flame.css")));
	}

	/**
	 * One of the graphs.
	 *
	 * @param sides the labels of both sides of a difference; none otherwise
	 * @param boxes from the top, see {@link FlameNode#boxes}
	 */
	public record View(String title, List<String> sides, List<List<Object>> boxes) {

		public static View of(String title, List<String> sides, FlameNode root) {
			return new View(title, sides, root.boxes(root.width() * LEAST));
		}

	}

}
