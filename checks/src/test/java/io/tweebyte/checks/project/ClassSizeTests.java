package io.tweebyte.checks.project;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Small classes: lines of code, without comments and imports. */
class ClassSizeTests {

	private static final int MOST = 150;

	private static final Project PROJECT = Project.current();

	private static final Pattern NO_CODE = Pattern.compile("\\s*|\\s*(//|/?\\*).*|(package|import) .*");

	@Test
	void noClassIsLong() {
		List<String> classes = Stream.concat(Tree.allFolders().stream(), Project.SHARED.stream())
			.flatMap((folder) -> PROJECT.files(folder).stream())
			.filter((path) -> path.contains("/src/main/") && path.endsWith(".java"))
			.toList();

		assertThat(classes).hasSizeGreaterThan(100);
		assertThat(classes).filteredOn((path) -> code(path) > MOST).isEmpty();
	}

	private static long code(String path) {
		return PROJECT.read(path).lines().filter((line) -> !NO_CODE.matcher(line).matches()).count();
	}

}
