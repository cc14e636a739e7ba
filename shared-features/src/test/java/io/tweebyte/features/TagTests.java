package io.tweebyte.features;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** A tag with a mistake in it would silently choose nothing. */
class TagTests {

	private static final Pattern TAGS = Pattern.compile("(?m)^\\s*(?:@\\S+\\s*)+$");

	private static final Set<String> KNOWN = Set.of("@addresses", "@browser", "@crossing", "@local", "@smoke",
			"@walkthrough");

	@Test
	void knowsEveryTag() throws IOException {
		Set<String> used = new TreeSet<>();
		try (Stream<Path> files = Files.list(Path.of("features"))) {
			for (Path file : files.toList()) {
				used.addAll(tags(Files.readString(file)));
			}
		}
		Assertions.assertThat(used).containsExactlyInAnyOrderElementsOf(KNOWN);
	}

	private static List<String> tags(String feature) {
		return TAGS.matcher(feature)
			.results()
			.map(MatchResult::group)
			.flatMap((line) -> Stream.of(line.strip().split("\\s+")))
			.toList();
	}

}
