package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/** Rule 1: every path below the sources of one tree exists below the other's. */
public final class TwinPaths {

	private TwinPaths() {
	}

	public static List<String> violations(Project project) {
		AllowList allowed = AllowList.of(project);
		List<String> violations = new ArrayList<>();
		int paths = 0;
		for (Tree tree : Tree.values()) {
			for (String path : paths(project, tree)) {
				paths++;
				String twin = twin(tree, path);
				if (!project.has(twin) && !allowed.allows(path)) {
					violations.add(path + " has no twin: write " + twin + ", or name the path and its reason in "
							+ AllowList.PATH);
				}
			}
		}
		if (paths == 0) {
			violations.add("Neither tree has a source file: nothing was compared");
		}
		violations.addAll(allowed.faults((subject) -> !subject.contains("#") && !subject.contains(" ")));
		return violations;
	}

	/** Returns the share of all paths, 0 to 1, that the other tree has too. */
	public static double paired(Project project) {
		return Stream.of(Tree.values())
			.flatMap((tree) -> paths(project, tree).stream().map((path) -> twin(tree, path)))
			.mapToInt((twin) -> project.has(twin) ? 1 : 0)
			.average()
			.orElseThrow();
	}

	static String twin(Tree tree, String path) {
		return tree.twin().folder() + path.substring(tree.folder().length());
	}

	private static List<String> paths(Project project, Tree tree) {
		return project.modules(tree)
			.stream()
			.flatMap((module) -> project.files(tree.folder() + "/" + module + "/src").stream())
			.toList();
	}

}
