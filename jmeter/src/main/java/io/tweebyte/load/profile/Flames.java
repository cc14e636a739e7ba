package io.tweebyte.load.profile;

import java.util.List;

import io.tweebyte.load.profile.BackendProfile.StackConsumer;
import io.tweebyte.measuring.profile.FlameNode;
import io.tweebyte.measuring.profile.Layers;
import io.tweebyte.measuring.template.Templates;

/** Makes flame graphs of CPU per request. */
record Flames(Layers layers) {

	/** Process and layer: below, frames of two backends differ. */
	private static final int SHARED = 2;

	private static final String OUR_CODE = "our code";

	/** With the layers of {@code layers.csv}. */
	Flames() {
		this(new Layers(Templates.text(Flames.class, "layers.csv")));
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

	private FlameNode graph(BackendProfile profile, StackConsumer<FlameNode> adder) {
		FlameNode root = new FlameNode("all processes", "");
		root.add(profile.work());
		profile.use().forEach((process, use) -> {
			FlameNode node = root.add(process, "", use.work());
			double gc = BackendProfile.gc(use);
			if (gc > 0 && profile.processes().containsKey(process)) {
				node.add(BackendProfile.GC, BackendProfile.GC, gc);
			}
		});
		profile.stacks((process, stack, millis) -> adder.accept(root.child(process, ""), stack, millis));
		return root;
	}

	private void addWhole(FlameNode process, List<String> stack, double millis) {
		List<String> all = this.layers.of(stack);
		int last = start(all);
		FlameNode node = process;
		for (int frame = 0; frame < last; frame++) {
			String layer = all.get(frame);
			if (layer.equals(OUR_CODE)) {
				node = node.add(stack.get(frame), layer, millis);
			}
			else if (frame == 0 || !layer.equals(all.get(frame - 1))) {
				node = node.add(layer, layer, millis);
			}
		}
		node.addPath(stack.subList(last, stack.size()), all.getLast(), millis);
	}

	private void addCut(FlameNode process, List<String> stack, double millis) {
		List<String> all = this.layers.of(stack);
		String layer = all.getLast();
		process.add(layer, layer, millis).addPath(stack.subList(start(all), stack.size()), layer, millis);
	}

	/** Returns where the innermost layer begins. */
	private static int start(List<String> layers) {
		int start = layers.size() - 1;
		while (start > 0 && layers.get(start - 1).equals(layers.getLast())) {
			start--;
		}
		return start;
	}

}
