package io.tweebyte.checks.project;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.tweebyte.checks.Project;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Images are built from what {@code .dockerignore} lets in, which no test does. */
class DockerContextTests {

	private static final Project PROJECT = Project.current();

	private static final Pattern MODULE = Pattern.compile("<module>(.+)</module>");

	private static final Pattern ARTIFACT = Pattern.compile("</parent>\\s*<artifactId>(.+)</artifactId>");

	private static final Pattern DEPENDENCY = Pattern
		.compile("<groupId>io\\.tweebyte</groupId>\\s*<artifactId>(.+)</artifactId>"
				+ "(?!(?:\\s*<(?:version|type)>.*</(?:version|type)>)*\\s*<scope>test)");

	private static final Pattern LET_IN = Pattern.compile("(?m)^!(.+)$");

	/** What images are made of, as the Dockerfile has it. */
	private static final Pattern BUILT = Pattern.compile("(async|reactive|virtual)/\\w+-service|launcher|jmeter");

	private final List<String> letIn = found(LET_IN, PROJECT.read(".dockerignore"));

	private final List<String> modules = found(MODULE, PROJECT.read("pom.xml"));

	@Test
	void hasTheDescriptionOfEachModule() {
		assertThat(this.modules).hasSizeGreaterThan(30)
			.allSatisfy((module) -> assertThat(isLetIn(module + "/pom.xml")).as(module).isTrue());
	}

	@Test
	void hasTheSourcesOfWhatImagesNeed() {
		Map<String, String> byArtifact = this.modules.stream()
			.collect(Collectors.toMap((module) -> found(ARTIFACT, PROJECT.read(module + "/pom.xml")).getFirst(),
					Function.identity()));
		Set<String> needed = new TreeSet<>();
		this.modules.stream()
			.filter((module) -> BUILT.matcher(module).matches())
			.forEach((module) -> add(module, byArtifact, needed));

		assertThat(needed).hasSizeGreaterThan(20)
			.allSatisfy((module) -> assertThat(isLetIn(module + "/src/main")).as(module).isTrue());
	}

	private void add(String module, Map<String, String> byArtifact, Collection<String> needed) {
		if (needed.add(module)) {
			found(DEPENDENCY, PROJECT.read(module + "/pom.xml")).stream()
				.map(byArtifact::get)
				.filter((dependency) -> dependency != null)
				.forEach((dependency) -> add(dependency, byArtifact, needed));
		}
	}

	private boolean isLetIn(String path) {
		return this.letIn.stream()
			.anyMatch((pattern) -> Path.of(path).startsWith(pattern)
					|| FileSystems.getDefault().getPathMatcher("glob:" + pattern).matches(Path.of(path)));
	}

	private static List<String> found(Pattern pattern, String text) {
		return pattern.matcher(text).results().map((MatchResult match) -> match.group(1)).toList();
	}

}
