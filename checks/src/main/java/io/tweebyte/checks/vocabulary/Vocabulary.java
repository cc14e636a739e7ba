package io.tweebyte.checks.vocabulary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words that this project does not use, and what it writes instead. */
final class Vocabulary {

	private static final String LIST = "words.csv";

	/** Where camel case begins another word. */
	private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

	/** Between the words of a phrase, also where a comment goes on in the next line. */
	private static final String GAP = "[\\s_*#/]+";

	private final Map<String, String> instead = new LinkedHashMap<>();

	private final Pattern words;

	/**
	 * Creates a vocabulary.
	 * @param csv a head, and in each line a word or phrase and what to write instead
	 */
	Vocabulary(String csv) {
		csv.lines().skip(1).map((line) -> line.split(",", 2)).forEach((line) -> {
			this.instead.put(line[0].toLowerCase(Locale.ROOT), line[1].replace("\"", ""));
		});
		this.words = Pattern.compile(this.instead.keySet()
			.stream()
			.map((word) -> word.replace(" ", GAP))
			.collect(Collectors.joining("|", "`?(?<![a-z])(?:", ")(?![a-z])`?")), Pattern.CASE_INSENSITIVE);
	}

	/** The list of this project. */
	static Vocabulary read() {
		try (InputStream list = Vocabulary.class.getResourceAsStream(LIST)) {
			return new Vocabulary(new String(list.readAllBytes(), StandardCharsets.UTF_8));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	Map<String, String> words() {
		return Map.copyOf(this.instead);
	}

	/** The words of the list in a text, also those within names in camel case. */
	List<Finding> find(String text) {
		String spaced = HUMP.matcher(text).replaceAll(" ");
		Matcher matcher = this.words.matcher(spaced);
		return matcher.results().map((found) -> {
			int line = 1 + (int) spaced.substring(0, found.start()).chars().filter((sign) -> sign == '\n').count();
			return finding(line, found.group().replaceAll(GAP, " "));
		}).toList();
	}

	private Finding finding(int line, String phrase) {
		String word = phrase.replace("`", "").toLowerCase(Locale.ROOT);
		return new Finding(line, phrase, this.instead.get(word));
	}

	/**
	 * A word that was found.
	 *
	 * @param line where it begins, from 1
	 * @param phrase as it is written, with backticks around it
	 * @param instead what to write
	 */
	record Finding(int line, String phrase, String instead) {

	}

}
