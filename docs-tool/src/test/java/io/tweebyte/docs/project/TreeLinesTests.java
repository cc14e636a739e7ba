package io.tweebyte.docs.project;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The lines of the trees, as the decision about them counts them. */
class TreeLinesTests {

	private static final String DECISION = "docs/adr/servlet-modules.md";

	private static final List<String> MODULES = List.of("common", "gateway-service", "user-service", "tweet-service",
			"interaction-service");

	private static final Pattern ROW = Pattern
		.compile("(?m)^\\| ([a-z-]+) \\| ([0-9,]+) \\| ([0-9,]+) \\| ([0-9]+) % \\| ([0-9,]+) \\| ([0-9,]+) \\|$");

	private static final Pattern TOTALS = Pattern.compile(
			"async has ([0-9,]+) lines and virtual ([0-9,]+)\\. Reactive, which shares no such module, has ([0-9,]+)");

	private static final Pattern README_TOTALS = Pattern
		.compile("code: ([0-9,]+) lines in async, ([0-9,]+) in virtual and ([0-9,]+) in reactive");

	private static final Pattern SHARE = Pattern.compile("\\*\\*It needs ([0-9]+) %\\.\\*\\*");

	// a table that had to be exact would change with every commit
	private static final Percentage CLOSE = Percentage.withPercentage(3);

	private static final Offset<Long> POINTS = Offset.offset(2L);

	private final Project project = Project.current();

	private final String decision = this.project.read(DECISION);

	@Test
	void tableCountsWhatTheTreesHave() {
		List<MatchResult> rows = ROW.matcher(this.decision).results().toList();
		assertThat(rows).extracting((row) -> row.group(1))
			.containsExactlyElementsOf(Stream.concat(MODULES.stream(), Stream.of("all")).toList());
		assertThat(rows).allSatisfy((row) -> {
			List<String> modules = row.group(1).equals("all") ? MODULES : List.of(row.group(1));
			assertThat(number(row.group(2))).isCloseTo(lines("async", modules), CLOSE);
			assertThat(number(row.group(3))).isCloseTo(lines("virtual", modules), CLOSE);
			assertThat(number(row.group(4))).isCloseTo(share(modules), POINTS);
			assertThat(number(row.group(5))).isCloseTo(lines("servlet", modules), CLOSE);
			assertThat(number(row.group(6))).isCloseTo(lines("reactive", modules), CLOSE);
		});
	}

	@Test
	void decisionAndReadmeHaveTheTotals() {
		List<Matcher> totals = List.of(TOTALS.matcher(this.decision),
				README_TOTALS.matcher(this.project.read("README.md")));
		assertThat(totals).allSatisfy((found) -> {
			assertThat(found.find()).isTrue();
			long servlet = lines("servlet", MODULES);
			assertThat(number(found.group(1))).isCloseTo(lines("async", MODULES) + servlet, CLOSE);
			assertThat(number(found.group(2))).isCloseTo(lines("virtual", MODULES) + servlet, CLOSE);
			assertThat(number(found.group(3))).isCloseTo(lines("reactive", MODULES), CLOSE);
		});
	}

	@Test
	void decisionSaysHowLargeTheShareIs() {
		Matcher share = SHARE.matcher(this.decision);
		assertThat(share.find()).isTrue();
		assertThat(number(share.group(1))).isCloseTo(share(MODULES), POINTS);
	}

	private long share(List<String> modules) {
		return Math.round(100.0 * lines("virtual", modules) / lines("async", modules));
	}

	private long lines(String tree, List<String> modules) {
		return modules.stream()
			.flatMap((module) -> this.project.files(tree + "/" + module + "/src/main/java").stream())
			.mapToLong((file) -> this.project.read(file).lines().count())
			.sum();
	}

	private static long number(String text) {
		return Long.parseLong(text.replace(",", ""));
	}

}
