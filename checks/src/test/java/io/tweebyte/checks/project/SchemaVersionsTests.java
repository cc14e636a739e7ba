package io.tweebyte.checks.project;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A service that expects another version than that of the scripts never gets ready. */
class SchemaVersionsTests {

	private static final Project PROJECT = Project.current();

	private static final Pattern SCRIPT = Pattern.compile("db/src/main/resources/db/(\\w+)/V(\\d+)__\\w+\\.sql");

	private static final Pattern EXPECTED = Pattern
		.compile("(?m)^  database:\\n(?:    .*\\n)*?    name: (\\w+)\\n(?:    .*\\n)*?    schema-version: (\\d+)$");

	@Test
	void areThoseOfTheNewestScripts() {
		Map<String, Integer> newest = PROJECT.files("db/src/main/resources")
			.stream()
			.map(SCRIPT::matcher)
			.filter(Matcher::matches)
			.collect(Collectors.toMap((script) -> script.group(1), (script) -> Integer.valueOf(script.group(2)),
					Math::max));
		Map<String, String> expected = new TreeMap<>();
		Map<String, String> stated = new TreeMap<>();
		Stream.concat(Tree.allFolders().stream(), Stream.of("ladder"))
			.flatMap((folder) -> PROJECT.files(folder).stream())
			.filter((path) -> path.endsWith("src/main/resources/application.yml"))
			.forEach((path) -> EXPECTED.matcher(PROJECT.read(path)).results().forEach((found) -> {
				expected.put(path, found.group(1) + " " + newest.get(found.group(1)));
				stated.put(path, found.group(1) + " " + found.group(2));
			}));

		assertThat(newest.keySet()).containsExactlyInAnyOrder("users", "tweets", "interactions");
		// three services in each tree, and the two of the ladder
		assertThat(stated).hasSizeGreaterThanOrEqualTo(11).isEqualTo(expected);
	}

}
