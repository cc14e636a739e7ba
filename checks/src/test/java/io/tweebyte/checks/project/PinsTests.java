package io.tweebyte.checks.project;

import java.util.List;
import java.util.regex.Pattern;

import io.tweebyte.checks.Project;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What the build downloads before Maven checks anything is pinned by what it contains.
 */
class PinsTests {

	private static final Project PROJECT = Project.current();

	private static final Pattern USES = Pattern.compile("(?m)^.*\\buses: (.+)$");

	@Test
	void mavenHasAChecksum() {
		assertThat(PROJECT.read(".mvn/wrapper/maven-wrapper.properties"))
			.containsPattern("(?m)^distributionSha256Sum=[0-9a-f]{64}$");
	}

	@Test
	void actionsAreNamedByCommit() {
		List<String> actions = PROJECT.files(".github/workflows")
			.stream()
			.map(PROJECT::read)
			.flatMap((workflow) -> USES.matcher(workflow).results())
			.map((action) -> action.group(1))
			// a workflow of this repository is part of the commit
			.filter((action) -> !action.startsWith("./"))
			.toList();

		assertThat(actions).isNotEmpty()
			.allSatisfy((action) -> assertThat(action).matches("[\\w/-]+@[0-9a-f]{40} # v\\d+\\.\\d+\\.\\d+"));
	}

}
