package io.tweebyte.docs.site;

import java.util.List;
import java.util.stream.Collectors;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.docs.diff.Comparison;
import io.tweebyte.docs.diff.Lines;
import io.tweebyte.docs.diff.Pair;

/**
 * All that the site says of a pair.
 *
 * @param comparison the pair, compared
 * @param lessons what its comments say
 * @param reason why one tree alone has the file, or has it under another name; empty for
 * files of one name
 */
record Paired(Comparison comparison, List<Lesson> lessons, String reason) {

	static Paired of(Project project, AllowList allowed, Pair pair) {
		List<Lesson> lessons = pair.trees()
			.trees()
			.stream()
			.flatMap((tree) -> Lesson.of(project, tree, pair).stream())
			.toList();
		String reason = pair.trees()
			.trees()
			.stream()
			.filter(pair::isIn)
			.flatMap((tree) -> allowed.reason(pair.path(tree), pair.trees()).stream())
			.distinct()
			.collect(Collectors.joining("; "));
		return new Paired(Comparison.of(project, pair), lessons, reason);
	}

	Pair pair() {
		return this.comparison.pair();
	}

	/** Its lines of code. */
	Lines code() {
		return this.comparison.code();
	}

	/**
	 * How many lines of code stand at another place on the other side; empty for none.
	 */
	String movedLines() {
		return (code().moved() > 0) ? String.valueOf(code().moved()) : "";
	}

	/** Its lines of comment. */
	Lines comments() {
		return this.comparison.comments();
	}

	/** The name of its page. */
	String page() {
		return new SitePart(pair().trees()).prefix() + pair().path()
			.replace("/src/main/java/io/tweebyte/", "-")
			.replace("/src/test/java/io/tweebyte/", "-test-")
			.replace('/', '-')
			.replace(".java", ".html");
	}

	/** Its lines of code on the side that has more. */
	int size() {
		return Math.max(code().left(), code().right());
	}

	/** In which of six steps of colour it is shown. */
	String shade() {
		if (!this.pair().isWhole()) {
			return "alone";
		}
		int percent = code().percent();
		return "s" + ((percent == 0) ? 0 : (percent <= 10) ? 1 : (percent <= 25) ? 2 : (percent <= 50) ? 3 : 4);
	}

	/** What is said of it in a word or two. */
	String share() {
		return this.comparison.share();
	}

}
