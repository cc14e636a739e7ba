package io.tweebyte.checks.parity;

import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.TreePair;

/**
 * Two files of the same path in two trees.
 *
 * @param left the file of one tree, from the root
 * @param right that of the other
 */
record FilePair(String left, String right) {

	/** All pairs of files; what two trees share is no pair. */
	static Stream<FilePair> all(Project project, TreePair pair) {
		return project.sources(pair.left()).stream().flatMap((path) -> {
			String left = project.find(pair.left(), path).orElseThrow();
			Optional<String> right = project.find(pair.right(), path);
			return right.filter((file) -> !file.equals(left)).map((file) -> new FilePair(left, file)).stream();
		});
	}

}
