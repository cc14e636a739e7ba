package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 4: what the settings of a model alone are in one service of a tree they are in the
 * others. Rule 4 for pairs does not see them, since the other tree has no such settings.
 */
public final class ServiceKnobs {

	private static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	private ServiceKnobs() {
	}

	public static List<String> violations(Project project) {
		List<String> violations = new ArrayList<>();
		for (Tree tree : Tree.values()) {
			List<String> paths = SERVICES.stream()
				.map((service) -> tree.folder() + "/" + service + "-service/src/main/resources/application.yml")
				.filter(project::has)
				.toList();
			for (String path : paths) {
				violations.addAll(compare(project, tree, paths.getFirst(), path));
			}
		}
		return violations;
	}

	private static List<String> compare(Project project, Tree tree, String first, String other) {
		Map<String, Object> here = TwinSettings.flatten(project.read(first));
		Map<String, Object> there = TwinSettings.flatten(project.read(other));
		Set<String> keys = new TreeSet<>(here.keySet());
		keys.addAll(there.keySet());
		return keys.stream()
			.filter((key) -> TwinSettings.startsWithOneOf(key, TwinSettings.KNOBS.get(tree)))
			.filter((key) -> !Objects.equals(here.get(key), there.get(key)))
			.map((key) -> first + ": " + key + " is " + here.get(key) + " here and " + there.get(key) + " in " + other
					+ ": give all services of a tree the same value")
			.toList();
	}

}
