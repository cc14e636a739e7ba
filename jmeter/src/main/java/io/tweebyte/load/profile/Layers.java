package io.tweebyte.load.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.measuring.table.CsvTable;
import io.tweebyte.measuring.template.Templates;

/**
 * The layer to which a frame belongs, by the longest prefix in {@code layers.csv}. Frames
 * without a prefix there, such as those of collections, work for their caller.
 */
final class Layers {

	static final String OUR_CODE = "our code";

	/** Of frames that no known layer has called. */
	static final String OTHER = "other";

	private final Map<String, String> layers = new HashMap<>();

	/** Of frames met so far; empty where the caller's counts. */
	private final Map<String, String> known = new HashMap<>();

	Layers() {
		CsvTable.read(Templates.text(Layers.class, "layers.csv"))
			.forEach((line) -> this.layers.put(line.get("prefix"), line.get("layer")));
	}

	/**
	 * Returns the layer of each frame.
	 * @param stack names, the outermost first
	 */
	List<String> of(List<String> stack) {
		List<String> all = new ArrayList<>();
		String layer = OTHER;
		for (String frame : stack) {
			String own = this.known.computeIfAbsent(frame, this::find);
			layer = own.isEmpty() ? layer : own;
			all.add(layer);
		}
		return all;
	}

	/** Returns the layer of the innermost frame. */
	String innermost(List<String> stack) {
		return of(stack).getLast();
	}

	private String find(String frame) {
		return this.layers.keySet()
			.stream()
			.filter(frame::startsWith)
			.max(Comparator.comparing(String::length))
			.map(this.layers::get)
			.orElse("");
	}

}
