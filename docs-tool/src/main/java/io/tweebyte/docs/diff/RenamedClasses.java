package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.TreePair;

/** Finds classes that have one name in one tree and another in the other. */
final class RenamedClasses {

	/** Classes of a package that have less in common are two. */
	private static final double ENOUGH = 0.6;

	private final Project project;

	RenamedClasses(Project project) {
		this.project = project;
	}

	/**
	 * Makes one pair of two files of a package that each tree has alone, where their code
	 * is alike.
	 */
	List<Pair> paired(List<Pair> pairs) {
		List<Pair> paired = new ArrayList<>(pairs);
		Map<Pair, WordCounts> names = pairs.stream()
			.filter((pair) -> !pair.isWhole())
			.collect(Collectors.toMap(Function.identity(), this::names));
		pairs.stream()
			.filter((left) -> !left.inRight())
			.flatMap((left) -> pairs.stream()
				.filter((right) -> !right.inLeft() && folder(right).equals(folder(left)))
				.map((right) -> new Candidate(left, right, names.get(left).alike(names.get(right)))))
			.filter((candidate) -> candidate.alike() >= ENOUGH)
			.sorted(Comparator.comparing((candidate) -> -candidate.alike()))
			.filter((candidate) -> paired.contains(candidate.left()) && paired.contains(candidate.right()))
			.forEach((candidate) -> {
				paired.set(paired.indexOf(candidate.left()),
						new Pair(candidate.left().trees(), candidate.left().left(), candidate.right().right()));
				paired.remove(candidate.right());
			});
		return paired;
	}

	private static String folder(Pair pair) {
		return pair.path().substring(0, pair.path().lastIndexOf('/'));
	}

	/** The names in the code of a class that one tree has alone. */
	private WordCounts names(Pair pair) {
		TreePair trees = pair.trees();
		return Words.names(code(pair.lines(this.project, pair.inLeft() ? trees.left() : trees.right())));
	}

	private static String code(List<String> lines) {
		List<LineKind> kinds = LineKind.of(lines);
		return IntStream.range(0, lines.size())
			.filter((i) -> kinds.get(i) == LineKind.CODE)
			.mapToObj(lines::get)
			.collect(Collectors.joining("\n"));
	}

	private record Candidate(Pair left, Pair right, double alike) {

	}

}
