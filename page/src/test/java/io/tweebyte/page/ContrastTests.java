package io.tweebyte.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import io.tweebyte.page.StyleSheet.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Texts and controls stand out from what is behind them, in the light and the dark
 * scheme: the success criteria 1.4.3 and 1.4.11 of
 * <a href="https://www.w3.org/TR/WCAG22/#contrast-minimum">WCAG 2.2</a>. The pairs are
 * derived: each colour of a text must be readable on each background. Where there is
 * {@code --on-x}, it alone is used on {@code --x} and {@code --x-hover}, and nowhere
 * else.
 */
class ContrastTests {

	private static final double OF_TEXT = 4.5;

	private static final double OF_CONTROLS = 3;

	/** A line between parts that are distinct without it. */
	private static final String DECORATION = "line";

	private static final Set<String> BACKGROUND = Set.of("background", "background-color");

	private static final Pattern CONTROL = Pattern.compile("\\b(button|input|textarea|select)\\b");

	private static final Pattern MARK = Pattern.compile("border.*|outline|fill|stroke|accent-color");

	private static final Pattern COLOURED = Pattern
		.compile("color|background|background-color|filter|[a-z-]*shadow|[a-z-]+-color|" + MARK);

	private static final Pattern WITHOUT_LITERAL = Pattern
		.compile("((var\\(--[a-z-]+\\)|solid|inherit|transparent|none|!important|\\d*\\.?\\d+(px|rem|%)?) ?)+");

	private static final StyleSheet STYLE = read();

	@ParameterizedTest
	@MethodSource("schemes")
	void textsCanBeReadOnEachBackground(Map<String, Colour> scheme) {
		assertThat(tooClose(scheme, texts(), OF_TEXT)).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("schemes")
	void controlsCanBeSeenOnEachBackground(Map<String, Colour> scheme) {
		assertThat(tooClose(scheme, marks(), OF_CONTROLS)).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("schemes")
	void eachColourIsInAPair(Map<String, Colour> scheme) {
		Set<String> paired = new TreeSet<>(Set.of(DECORATION));
		paired.addAll(texts());
		paired.addAll(marks());
		paired.addAll(backgrounds());
		assertThat(paired).isEqualTo(scheme.keySet());
	}

	@Test
	void decorationIsNoBorderOfAControl() {
		assertThat(STYLE.variables((rule) -> CONTROL.matcher(rule.selector()).find(), (name) -> true)).isNotEmpty()
			.doesNotContain(DECORATION);
	}

	/** A letter on a circle, whose hue is that of its user; what is behind a dialog. */
	@Test
	void coloursThatAreNoVariablesAreThoseOfAvatarsAndOfWhatIsBehindADialog() {
		assertThat(STYLE.rules()).flatExtracting(ContrastTests::literals)
			.containsExactly("hsl(var(--hue) 45% 30%)", "#fff", "#000b");
		Colour letter = Colour.parse("#fff");
		assertThat(IntStream.range(0, 360).mapToDouble((hue) -> Colour.hsl(hue, 0.45, 0.3).contrast(letter)))
			.allMatch((contrast) -> contrast >= OF_TEXT);
	}

	private static List<String> literals(Rule rule) {
		return rule.declarations()
			.entrySet()
			.stream()
			.filter((declaration) -> COLOURED.matcher(declaration.getKey()).matches())
			.map(Map.Entry::getValue)
			.filter((value) -> !WITHOUT_LITERAL.matcher(value).matches())
			.toList();
	}

	static List<Map<String, Colour>> schemes() {
		return STYLE.schemes();
	}

	private static List<String> tooClose(Map<String, Colour> scheme, Set<String> names, double least) {
		List<String> tooClose = new ArrayList<>();
		for (String name : names) {
			for (String background : backgrounds()) {
				double contrast = scheme.get(name).contrast(scheme.get(background));
				if (meet(name, background) && contrast < least) {
					tooClose.add("--%s on --%s: %.2f".formatted(name, background, contrast));
				}
			}
		}
		return tooClose;
	}

	private static boolean meet(String name, String background) {
		String reserved = "on-" + background.split("-", 2)[0];
		return texts().contains(reserved) ? name.equals(reserved) : !name.startsWith("on-");
	}

	private static Set<String> texts() {
		return STYLE.variables((rule) -> true, "color"::equals);
	}

	private static Set<String> backgrounds() {
		return STYLE.variables(Predicate.not(Rule::isMark), BACKGROUND::contains);
	}

	private static Set<String> marks() {
		Set<String> marks = STYLE.variables((rule) -> true, MARK.asMatchPredicate());
		marks.addAll(STYLE.variables(Rule::isMark, BACKGROUND::contains));
		marks.remove(DECORATION);
		return marks;
	}

	private static StyleSheet read() {
		try {
			return StyleSheet.parse(Files.readString(Path.of("src/main/resources/page/style.css")));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The style sheet cannot be read", ex);
		}
	}

}
