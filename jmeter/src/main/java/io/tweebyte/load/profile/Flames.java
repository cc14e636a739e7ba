package io.tweebyte.load.profile;

import java.util.ArrayList;
import java.util.List;

/** Makes flame graphs of CPU per request. */
final class Flames {

	/** Process and layer: below, frames of two backends differ. */
	private static final int SHARED = 2;

	private final Layers layers;

	Flames(Layers layers) {
		this.layers = layers;
	}

	/**
	 * Returns process, layers from the caller to what it calls, and frames: those of our
	 * code and of the innermost layer. Other layers are a box each.
	 */
	FlameNode whole(BackendProfile profile) {
		return graph(profile, this::addWhole);
	}

	/** Returns process, innermost layer, and frames within it. */
	FlameNode cut(BackendProfile profile) {
		return graph(profile, this::addCut);
	}

	FlameNode difference(BackendProfile reference, BackendProfile other) {
		return FlameNode.difference(cut(reference), cut(other), SHARED);
	}

	private FlameNode graph(BackendProfile profile, Adder adder) {
		FlameNode root = new FlameNode("all processes", "");
		root.add(profile.work());
		profile.use().forEach((process, use) -> {
			FlameNode node = root.child(process, "");
			node.add(use.work());
			double gc = ProcessProfile.gc(use);
			if (gc > 0 && profile.processes().containsKey(process)) {
				node.child(BackendProfile.GC, BackendProfile.GC).add(gc);
			}
		});
		profile.stacks((process, stack, millis) -> adder.add(root.child(process, ""), stack, millis));
		return root;
	}

	private void addWhole(FlameNode process, List<String> stack, double millis) {
		List<String> all = this.layers.of(stack);
		int last = start(all);
		FlameNode node = process;
		for (int frame = 0; frame < last; frame++) {
			String layer = all.get(frame);
			if (layer.equals(Layers.OUR_CODE)) {
				node = add(node, stack.get(frame), layer, millis);
			}
			else if (frame == 0 || !layer.equals(all.get(frame - 1))) {
				node = add(node, layer, layer, millis);
			}
		}
		addInnermost(node, stack.subList(last, stack.size()), all.getLast(), millis);
	}

	private void addCut(FlameNode process, List<String> stack, double millis) {
		List<String> all = this.layers.of(stack);
		String layer = all.getLast();
		addInnermost(add(process, layer, layer, millis), stack.subList(start(all), stack.size()), layer, millis);
	}

	/** Chains of operators call each other hundreds of times: recursion is drawn once. */
	private static void addInnermost(FlameNode parent, List<String> frames, String layer, double millis) {
		List<String> path = new ArrayList<>();
		for (String frame : frames) {
			int before = path.indexOf(frame);
			path.subList((before < 0) ? path.size() : before, path.size()).clear();
			path.add(frame);
		}
		FlameNode node = parent;
		for (String frame : path) {
			node = add(node, frame, layer, millis);
		}
	}

	private static FlameNode add(FlameNode parent, String name, String layer, double millis) {
		FlameNode node = parent.child(name, layer);
		node.add(millis);
		return node;
	}

	/** Returns where the innermost layer begins. */
	private static int start(List<String> layers) {
		int start = layers.size() - 1;
		while (start > 0 && layers.get(start - 1).equals(layers.getLast())) {
			start--;
		}
		return start;
	}

	private interface Adder {

		void add(FlameNode process, List<String> stack, double millis);

	}

}
