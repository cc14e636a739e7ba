package io.tweebyte.lab.study;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.claim.UnequalWork.Effect;
import io.tweebyte.lab.study.Rung.Row;

/** The words of books of Rodrigues (2024). */
final class WordsStudy {

	/** Milliseconds of the raw results: group words in JavaScript. */
	private static final Map<String, Long> RAW = Map.of("baseline", 17_345L, "RxJS", 26_590L, "array methods", 30_059L);

	/** Milliseconds of figure 4.6. */
	private static final Map<String, Long> FIGURE = Map.of("baseline", 30_600L, "RxJS", 17_300L, "array methods",
			26_600L);

	private static final String HANDED_OVER = "handed to another thread";

	private WordsStudy() {
	}

	static List<Rung> rungs() {
		return List.of(
				groups("group words: published",
						"The baseline counts the header, too, in one map of all threads; "
								+ "RxJava and Reactor count on the thread that subscribes.",
						"The results differ, and the libraries hand over every word.",
						new CountedWords(false).inSharedMap(), row("RxJava", "rxjava", new CountedWords(true).merged()),
						row("Reactor", "reactor", new CountedWords(true).mergedByReactor())),
				groups("group words: same answer", "All skip the header.",
						"The results are the same; only the libraries hand words over.",
						new CountedWords(true).inSharedMap(), row("RxJava", "rxjava", new CountedWords(true).merged()),
						row("Reactor", "reactor", new CountedWords(true).mergedByReactor())),
				groups("group words: each book by itself", "All hand over the counts of a whole book.",
						"All do the same.", new CountedWords(true).summarised(),
						row("RxJava", "rxjava", new CountedWords(true).summarisedAndMerged()),
						row("Reactor", "reactor", new CountedWords(true).summarisedAndMergedByReactor())),
				concurrency(),
				csharp("biggest word in C#: published", "Max() of texts.",
						"It is the last word of the alphabet, which any word may be.", Comparator.naturalOrder()),
				csharp("biggest word in C#: longest", "The length is compared.", "Both find the same.",
						Comparator.comparingInt(String::length)),
				labels());
	}

	private static Rung groups(String name, String change, String says, CountedWords.Counts baseline,
			Row... libraries) {
		Row first = Row.of("baseline", baseline.words(), baseline.handedOver()).as("future");
		return Rung.of(name, "R6", "R7")
			.columns("words counted", HANDED_OVER)
			.unequalIn(HANDED_OVER, Effect.SLOWS)
			.change(change)
			.says(says)
			.rows(Stream.concat(Stream.of(first), Stream.of(libraries)).toList());
	}

	private static Row row(String library, String style, CountedWords.Counts counts) {
		return Row.of(library, counts.words(), counts.handedOver()).as(style);
	}

	private static Rung concurrency() {
		boolean before = IntStream.range(0, 1).parallel().map((number) -> number + 1).isParallel();
		boolean behind = IntStream.range(0, 1).map((number) -> number + 1).parallel().isParallel();
		Rung rung = Rung.of("biggest word: concurrency", "R5")
			.columns("parallel streams")
			.change("parallel() stands before or behind the other operators.")
			.says("It is a property of a whole stream: both programs are the same, and their difference is noise.")
			.rows(Row.of("before", before ? 1 : 0), Row.of("behind", behind ? 1 : 0));
		return rung.decides(rung.isEqual() ? ClaimVerdict.DOES_NOT_HOLD : ClaimVerdict.CANNOT_BE_SAID);
	}

	private static Rung csharp(String name, String change, String says, Comparator<String> order) {
		List<String> words = List.of("a", "incomprehensibly", "zoo", "the");
		return Rung.of(name, "R14")
			.columns("letters of the result")
			.change(change)
			.says(says)
			.rows(Row.of("baseline", words.stream().mapToInt(String::length).max().orElseThrow()),
					Row.of("LINQ", words.stream().max(order).orElseThrow().length()));
	}

	private static Rung labels() {
		Rung rung = Rung.of("group words in JavaScript: labels", "R12")
			.columns("figure 4.6, ms", "raw results, ms")
			.change("Names come from the results, and not from the order in which they are printed.")
			.says("The figure gives the names in another order than the figures: the baseline is fastest.")
			.rows(RAW.keySet().stream().sorted().map((name) -> Row.of(name, FIGURE.get(name), RAW.get(name))).toList());
		boolean isSlowest = RAW.values().stream().allMatch((time) -> time <= RAW.get("baseline"));
		return rung.decides(isSlowest ? ClaimVerdict.HOLDS : ClaimVerdict.DOES_NOT_HOLD);
	}

}
