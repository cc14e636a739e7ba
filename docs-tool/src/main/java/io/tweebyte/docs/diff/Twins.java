package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which members of two files belong together: those of one name, and of the others those
 * that have most names in common.
 *
 * @param inOrder the twins that stand in the same order on both sides
 * @param moved the others
 */
record Twins(List<Twin> inOrder, List<Twin> moved) {

	/** Members that have less in common are not the same under another name. */
	private static final double ENOUGH = 0.6;

	private static final Twins NONE = new Twins(List.of(), List.of());

	/** From the best reason to the worst. */
	private static final List<BiPredicate<Member, Member>> REASONS = List.of(
			(left, right) -> isNamesake(left, right) && left.owner().equals(right.owner())
					&& left.parameters().equals(right.parameters()),
			(left, right) -> isNamesake(left, right) && left.owner().equals(right.owner())
					&& left.parameters().size() == right.parameters().size(),
			(left, right) -> isNamesake(left, right) && left.owner().equals(right.owner()),
			(left, right) -> isNamesake(left, right) && alike(left, right) >= ENOUGH);

	/**
	 * Finds them in two files; none where one is empty or no Java, half written perhaps,
	 * and none in equal files, whose lines face each other anyway.
	 */
	static Twins of(List<String> left, List<String> right) {
		if (left.isEmpty() || right.isEmpty() || left.equals(right)) {
			return NONE;
		}
		try {
			return among(Member.of("left", left), Member.of("right", right));
		}
		catch (IllegalArgumentException ex) {
			return NONE;
		}
	}

	private static Twins among(List<Member> left, List<Member> right) {
		List<Member> ours = new ArrayList<>(left);
		List<Member> theirs = new ArrayList<>(right);
		List<Twin> twins = new ArrayList<>();
		for (BiPredicate<Member, Member> reason : REASONS) {
			for (Member member : List.copyOf(ours)) {
				theirs.stream()
					.filter((other) -> reason.test(member, other))
					.findFirst()
					.ifPresent((other) -> pair(ours, theirs, twins, new Twin(member, other)));
			}
		}
		renamed(ours, theirs).forEach((twin) -> pair(ours, theirs, twins, twin));
		twins.sort(Comparator.comparing((twin) -> twin.left().first()));
		List<Twin> inOrder = inOrder(twins);
		return new Twins(inOrder, twins.stream().filter((twin) -> !inOrder.contains(twin)).toList());
	}

	private static void pair(List<Member> ours, List<Member> theirs, List<Twin> twins, Twin twin) {
		if (ours.contains(twin.left()) && theirs.contains(twin.right())) {
			ours.remove(twin.left());
			theirs.remove(twin.right());
			twins.add(twin);
		}
	}

	private static boolean isNamesake(Member left, Member right) {
		return left.name().equals(right.name()) || (left.constructor() && right.constructor());
	}

	/** Those that are alike enough, the most alike first. */
	private static List<Twin> renamed(List<Member> ours, List<Member> theirs) {
		Map<Member, WordCounts> names = Stream.of(ours, theirs)
			.flatMap(List::stream)
			.collect(Collectors.toMap(Function.identity(), (member) -> Words.names(member.text()), (one, same) -> one));
		return ours.stream()
			.flatMap((left) -> theirs.stream()
				.map((right) -> new Candidate(new Twin(left, right), names.get(left).alike(names.get(right)))))
			.filter((candidate) -> candidate.alike() >= ENOUGH)
			.sorted(Comparator.comparing((candidate) -> -candidate.alike()))
			.map(Candidate::twin)
			.toList();
	}

	private static double alike(Member left, Member right) {
		return Words.names(left.text()).alike(Words.names(right.text()));
	}

	/** Of all that stand in the same order, those with most lines. */
	private static List<Twin> inOrder(List<Twin> twins) {
		List<Chain> chains = new ArrayList<>();
		for (Twin twin : twins) {
			Chain before = chains.stream()
				.filter((chain) -> chain.end().right().first() < twin.right().first())
				.max(Comparator.comparing(Chain::lines))
				.orElse(null);
			chains.add(new Chain(before, twin, twin.left().size() + ((before != null) ? before.lines() : 0)));
		}
		List<Twin> longest = new ArrayList<>();
		Chain chain = chains.stream().max(Comparator.comparing(Chain::lines)).orElse(null);
		for (; chain != null; chain = chain.before()) {
			longest.addFirst(chain.end());
		}
		return longest;
	}

	/** The lines from one to before another that belong to nothing that has moved. */
	List<Line> staying(List<Line> file, int from, int to, Function<Twin, Member> side) {
		return file.subList(from - 1, to - 1)
			.stream()
			.filter((line) -> this.moved.stream().map(side).noneMatch((member) -> member.holds(line)))
			.toList();
	}

	/**
	 * A member of each side.
	 *
	 * @param left that of the left tree
	 * @param right that of the right tree
	 */
	record Twin(Member left, Member right) {

	}

	private record Candidate(Twin twin, double alike) {

	}

	private record Chain(Chain before, Twin end, int lines) {

	}

}
