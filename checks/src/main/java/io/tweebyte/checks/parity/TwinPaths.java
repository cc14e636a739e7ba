package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

/**
 * Rule 1: every path below the sources of one tree exists below the other's, and none is
 * in two folders of a tree.
 */
public final class TwinPaths {

	private TwinPaths() {
	}

	public static List<String> violations(Project project, TreePair pair) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		for (Tree tree : pair.trees()) {
			if (project.modules(tree.folder()).isEmpty()) {
				violations.add(tree.folder() + " has no source file: nothing was compared");
			}
			else {
				alone(project, pair, tree, allowed)
					.forEach((module, paths) -> violations.addAll(describe(project, pair.other(tree), module, paths)));
			}
		}
		violations.addAll(allowed.faults((subject) -> !subject.contains("#") && !subject.contains(" "), pair));
		return violations;
	}

	/** The paths that one tree has alone and that are not allowed, by module. */
	private static Map<String, List<String>> alone(Project project, TreePair pair, Tree tree, AllowList allowed) {
		Tree other = pair.other(tree);
		return project.sources(tree)
			.stream()
			.filter((path) -> project.find(other, path).isEmpty())
			.map((path) -> project.find(tree, path).orElseThrow())
			.filter((path) -> !allowed.allows(path, pair))
			.collect(Collectors.groupingBy((path) -> Project.belowTree(path).split("/")[0], TreeMap::new,
					Collectors.toList()));
	}

	private static List<String> describe(Project project, Tree other, String module, List<String> paths) {
		String missing = other.folder() + "/" + module;
		if (!project.has(missing + "/src")) {
			return List.of("%s is missing: %d files have no counterpart there".formatted(missing, paths.size()));
		}
		return paths.stream()
			.map((path) -> "%s has no counterpart: write %s/%s, or name the path and its reason in %s".formatted(path,
					other.folder(), Project.belowTree(path), AllowList.PATH))
			.toList();
	}

	/**
	 * What is in two folders of a tree at once, so that it is not clear which one is
	 * meant.
	 */
	public static List<String> doubled(Project project) {
		return Stream.of(Tree.values())
			.filter((tree) -> tree.folders().size() > 1)
			.flatMap((tree) -> project.sources(tree)
				.stream()
				.filter((path) -> project.has(tree.folder() + "/" + path) && project.has(Tree.SERVLET + "/" + path))
				.map((path) -> "%s/%s is in %s, too: keep one of them".formatted(tree.folder(), path, Tree.SERVLET)))
			.toList();
	}

	/** Returns the share of all paths of two trees, 0 to 1, that both have. */
	public static double paired(Project project, TreePair pair) {
		return pair.trees()
			.stream()
			.flatMap((tree) -> project.sources(tree).stream().map((path) -> project.find(pair.other(tree), path)))
			.mapToInt((found) -> found.isPresent() ? 1 : 0)
			.average()
			.orElse(0);
	}

}
