package io.tweebyte.checks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Differences that were chosen: {@code subject : reason} on each line, {@code #} starts a
 * comment. A subject is a path from the root (a folder ends in {@code /}) or
 * {@code path#method}, {@code path calls Type.method}, {@code path says word},
 * {@code path quotes phrase}, or, with a path below the trees,
 * {@code path leaves method}.
 *
 * <p>
 * A path or method of {@code reactive/} or {@code virtual/} concerns the comparison of
 * that tree with async, one of {@code servlet/} that of reactive with async. One of
 * {@code async/} concerns the comparison with both other trees, or with the one that is
 * named behind it: {@code path against virtual}.
 */
public final class AllowList {

	/** Where the list is, from the root. */
	public static final String PATH = "checks/parity-allow-list.txt";

	private static final int LONG_ENOUGH = 10;

	private static final Pattern LINE = Pattern.compile("(\\S.*?)(?: against (reactive|virtual))? : (.*)");

	private final List<Entry> entries = new ArrayList<>();

	private final List<String> malformed = new ArrayList<>();

	private final Set<Use> used = new HashSet<>();

	private AllowList(String text) {
		text.lines().map(String::strip).filter((line) -> !line.isEmpty() && !line.startsWith("#")).forEach(this::add);
	}

	public static AllowList of(Project project) {
		return new AllowList(project.has(PATH) ? project.read(PATH) : "");
	}

	private void add(String line) {
		Matcher matcher = LINE.matcher(line);
		if (!matcher.matches() || matcher.group(3).strip().length() < LONG_ENOUGH) {
			this.malformed.add(PATH + ": '" + line + "' gives no reason: write 'subject : reason'");
			return;
		}
		this.entries.add(new Entry(matcher.group(1), matcher.group(2), matcher.group(3).strip()));
	}

	/** Whether a line names this subject, which no comparison of trees is about. */
	public boolean allows(String subject) {
		return allows(null, (entry) -> entry.subject().equals(subject));
	}

	/**
	 * Whether a line names this subject, or a folder above it.
	 * @param pair the trees that are compared
	 */
	public boolean allows(String subject, TreePair pair) {
		return allows(pair, (entry) -> entry.names(subject) && entry.concerns(pair));
	}

	private boolean allows(TreePair pair, Predicate<Entry> naming) {
		List<Entry> found = this.entries.stream().filter(naming).toList();
		found.forEach((entry) -> this.used.add(new Use(entry, pair)));
		return !found.isEmpty();
	}

	/** Why two trees differ in a path or in a folder above it. */
	public Optional<String> reason(String path, TreePair pair) {
		return this.entries.stream()
			.filter((entry) -> entry.names(path) && entry.concerns(pair))
			.map(Entry::reason)
			.findFirst();
	}

	/**
	 * Lines without a reason, and lines of the given kind that nothing needed.
	 * @param kind selects the subjects of the rule that has just run
	 */
	public List<String> faults(Predicate<String> kind) {
		return faults(null, (entry) -> kind.test(entry.subject()));
	}

	/**
	 * Lines without a reason, and lines of the given kind that the comparison of two
	 * trees did not need.
	 * @param kind selects the subjects of the rule that has just run
	 */
	public List<String> faults(Predicate<String> kind, TreePair pair) {
		return faults(pair, (entry) -> kind.test(entry.subject()) && entry.concerns(pair));
	}

	private List<String> faults(TreePair pair, Predicate<Entry> concerned) {
		List<String> faults = new ArrayList<>(this.malformed);
		this.entries.stream()
			.filter(concerned)
			.filter((entry) -> !this.used.contains(new Use(entry, pair)))
			.map((entry) -> PATH + ": nothing needs '" + entry.subject() + "'" + place(pair) + " any more: "
					+ entry.remedy(pair))
			.forEach(faults::add);
		return faults;
	}

	private static String place(TreePair pair) {
		return (pair != null) ? " for " + pair : "";
	}

	/** A line that was needed; the pair is null where no trees were compared. */
	private record Use(Entry entry, TreePair pair) {

	}

	/** A line; {@code against} is null where it names no tree. */
	private record Entry(String subject, String against, String reason) {

		boolean names(String wanted) {
			return this.subject.equals(wanted) || (this.subject.endsWith("/") && wanted.startsWith(this.subject));
		}

		boolean concerns(TreePair pair) {
			if (!pair.trees().contains(Tree.ASYNC)) {
				return true;
			}
			Tree other = pair.other(Tree.ASYNC);
			if (this.against != null) {
				return this.against.equals(other.folder());
			}
			return isOfAsync() || this.subject.startsWith(other.folder() + "/")
					|| (this.subject.startsWith(Tree.SERVLET + "/") && other == Tree.REACTIVE);
		}

		String remedy(TreePair pair) {
			if (pair == null || this.against != null || !isOfAsync()) {
				return "remove the line";
			}
			Tree kept = (pair.other(Tree.ASYNC) == Tree.REACTIVE) ? Tree.VIRTUAL : Tree.REACTIVE;
			return "remove the line, or write '" + this.subject + " against " + kept.folder() + "'";
		}

		private boolean isOfAsync() {
			return this.subject.startsWith(Tree.ASYNC.folder() + "/");
		}

	}

}
