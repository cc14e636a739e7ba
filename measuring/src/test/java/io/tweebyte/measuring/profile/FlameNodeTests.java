package io.tweebyte.measuring.profile;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FlameNodeTests {

	@Test
	void drawsRecursionOnce() {
		FlameNode root = new FlameNode("all", "");
		root.add(3);
		root.addPath(List.of("a", "b", "a", "b", "c"), "layer", 3);
		assertThat(root.boxes(0)).containsExactly(Arrays.asList(0, "all", "", 3.0, 3.0, null),
				Arrays.asList(1, "a", "layer", 3.0, 3.0, null), Arrays.asList(2, "b", "layer", 3.0, 3.0, null),
				Arrays.asList(3, "c", "layer", 3.0, 3.0, null));
	}

	@Test
	void showsBothSidesOfSharedLevelsAndTheGreaterOneBelow() {
		FlameNode reference = root("json", 2, "Old.write");
		FlameNode other = root("json", 5, "New.write");
		FlameNode difference = FlameNode.difference(reference, other, 1);
		assertThat(difference.boxes(0)).containsExactly(List.of(0, "all", "", 5.0, 5.0, 2.0),
				List.of(1, "json", "json", 5.0, 5.0, 2.0), Arrays.asList(2, "New.write", "json", 5.0, 5.0, null));
	}

	@Test
	void leavesOutWhatIsNarrow() {
		FlameNode root = root("json", 5, "New.write");
		root.add("network", "network", 0.1);
		assertThat(root.boxes(1).toString()).contains("json").doesNotContain("network");
	}

	private static FlameNode root(String layer, double millis, String frame) {
		FlameNode root = new FlameNode("all", "");
		root.add(millis);
		root.add(layer, layer, millis).addPath(List.of(frame), layer, millis);
		return root;
	}

}
