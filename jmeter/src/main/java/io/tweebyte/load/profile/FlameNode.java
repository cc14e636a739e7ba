package io.tweebyte.load.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A box of a flame graph with what is called from there. */
final class FlameNode {

	private final String name;

	private final String layer;

	private final Map<String, FlameNode> children = new LinkedHashMap<>();

	private double millis;

	/** Of the other backend, in a difference alone. */
	private double reference = Double.NaN;

	/** In a difference that of the greater side. */
	private double width;

	FlameNode(String name, String layer) {
		this.name = name;
		this.layer = layer;
	}

	/** Returns the child, made if need be. */
	FlameNode child(String name, String layer) {
		return this.children.computeIfAbsent(name + '\t' + layer, (key) -> new FlameNode(name, layer));
	}

	void add(double more) {
		this.millis += more;
		this.width = this.millis;
	}

	double width() {
		return this.width;
	}

	/**
	 * Sets two graphs against each other.
	 * @param shared how many levels both have in common; below, the side is shown that
	 * costs more there
	 */
	static FlameNode difference(FlameNode reference, FlameNode other, int shared) {
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
			FlameNode none = new FlameNode(child.name, child.layer);
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
	 * Returns the graph for the page: name, layer, width, milliseconds, those of the
	 * reference or null, children. What is narrower than the least width is left out.
	 */
	List<Object> json(double least) {
		List<Object> inner = this.children.values()
			.stream()
			.filter((child) -> child.width >= least)
			.sorted(Comparator.comparingDouble((FlameNode child) -> child.width).reversed())
			.map((child) -> (Object) child.json(least))
			.toList();
		List<Object> json = new ArrayList<>(List.of(this.name, this.layer, rounded(this.width), rounded(this.millis)));
		json.add(Optional.of(this.reference).filter(Double::isFinite).map(FlameNode::rounded).orElse(null));
		json.add(inner);
		return json;
	}

	private static double rounded(double millis) {
		return Math.round(millis * 1e5) / 1e5;
	}

}
