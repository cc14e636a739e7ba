package io.tweebyte.measuring.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.measuring.table.CsvTable;

/**
 * The layer to which a frame belongs, by its longest known prefix. Frames without one,
 * such as those of collections, work for their caller.
 */
public final class Layers {

	/** Of frames that no known layer has called. */
	private static final String OTHER = "other";

	private final Map<String, String> layers = new HashMap<>();

	/** Of frames met so far; empty where the caller's counts. */
	private final Map<String, String> known = new HashMap<>();

	/**
	 * @param csv with the columns {@code prefix} and {@code layer}
	 */
	public Layers(String csv) {
		CsvTable.read(csv).forEach((line) -> this.layers.put(line.get("prefix"), line.get("layer")));
	}

	/**
	 * Returns the layer of each frame.
	 * @param stack names, the outermost first
	 */
	public List<String> of(List<String> stack) {
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
	public String innermost(List<String> stack) {
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
