package io.tweebyte.measuring.profile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A box of a flame graph with what is called from there. */
public final class FlameNode {

	private final String name;

	private final String layer;

	private final Map<String, FlameNode> children = new LinkedHashMap<>();

	private double millis;

	/** Of the other side, in a difference alone. */
	private double reference = Double.NaN;

	/** In a difference that of the greater side. */
	private double width;

	public FlameNode(String name, String layer) {
		this(name, layer, 0);
	}

	private FlameNode(String name, String layer, double millis) {
		this.name = name;
		this.layer = layer;
		this.millis = millis;
	}

	/** Returns the child, made if need be. */
	public FlameNode child(String name, String layer) {
		return this.children.computeIfAbsent(name + '\t' + layer, (key) -> new FlameNode(name, layer));
	}

	public void add(double more) {
		this.millis += more;
		this.width = this.millis;
	}

	/** Adds to a child, and returns it. */
	public FlameNode add(String child, String childLayer, double more) {
		FlameNode node = child(child, childLayer);
		node.add(more);
		return node;
	}

	/**
	 * Adds to a chain of calls. Recursion is drawn once: chains of operators call each
	 * other hundreds of times.
	 */
	public void addPath(List<String> frames, String pathLayer, double more) {
		List<String> path = new ArrayList<>();
		for (String frame : frames) {
			int before = path.indexOf(frame);
			path.subList((before < 0) ? path.size() : before, path.size()).clear();
			path.add(frame);
		}
		FlameNode node = this;
		for (String frame : path) {
			node = node.add(frame, pathLayer, more);
		}
	}

	double width() {
		return this.width;
	}

	/**
	 * Sets two graphs against each other.
	 * @param shared how many levels both have in common; below, the side is shown that
	 * costs more there
	 */
	public static FlameNode difference(FlameNode reference, FlameNode other, int shared) {
		return difference(reference, other, shared, other.millis >= reference.millis);
	}

	private static FlameNode difference(FlameNode reference, FlameNode other, int shared, boolean isOtherShown) {
		FlameNode shown = isOtherShown ? other : reference;
		FlameNode node = new FlameNode(shown.name, shown.layer);
		node.millis = other.millis;
		node.reference = reference.millis;
		Map<String, FlameNode> all = new LinkedHashMap<>(shown.children);
		if (shared > 0) {
			other.children.forEach(all::putIfAbsent);
			reference.children.forEach(all::putIfAbsent);
		}
		all.forEach((key, child) -> {
			// below a layer, a frame that one side alone has says nothing about cost
			FlameNode none = new FlameNode(child.name, child.layer, (shared > 0) ? 0 : Double.NaN);
			FlameNode before = reference.children.getOrDefault(key, none);
			FlameNode after = other.children.getOrDefault(key, none);
			node.children.put(key,
					difference(before, after, shared - 1, (shared > 0) ? after.millis >= before.millis : isOtherShown));
		});
		double inner = node.children.values().stream().mapToDouble(FlameNode::width).sum();
		node.width = (shared > 0) ? Math.max(shown.millis, inner) : shown.millis;
		return node;
	}

	/**
	 * Returns the graph for the page, a list for each box from the top: depth, name,
	 * layer, width, milliseconds, those of the reference; null for a side that does not
	 * have it. What is narrower than the least width is left out.
	 */
	public List<List<Object>> boxes(double least) {
		List<List<Object>> boxes = new ArrayList<>();
		addBoxes(0, least, boxes);
		return boxes;
	}

	private void addBoxes(int depth, double least, List<List<Object>> boxes) {
		boxes.add(Arrays.asList(depth, this.name, this.layer, rounded(this.width), rounded(this.millis),
				rounded(this.reference)));
		this.children.values()
			.stream()
			.filter((child) -> child.width >= least)
			.sorted(Comparator.comparingDouble(FlameNode::width).reversed())
			.forEach((child) -> child.addBoxes(depth + 1, least, boxes));
	}

	private static Double rounded(double millis) {
		return Double.isNaN(millis) ? null : Math.round(millis * 1e5) / 1e5;
	}

}
