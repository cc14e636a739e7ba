package io.tweebyte.checks.project;

import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.checks.parity.NeutralWords;
import io.tweebyte.checks.parity.OwnedHandlers;
import io.tweebyte.checks.parity.ServiceKnobs;
import io.tweebyte.checks.parity.TwinContainers;
import io.tweebyte.checks.parity.TwinMethods;
import io.tweebyte.checks.parity.TwinPaths;
import io.tweebyte.checks.parity.TwinSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The trees, side by side: PARITY.md in executable form. */
class ParityTests {

	static final List<TreePair> PAIRS = TreePair.CHECKED;

	private final Project project = Project.current();

	@ParameterizedTest
	@FieldSource("PAIRS")
	void everyPathHasItsCounterpart(TreePair pair) {
		assertThat(TwinPaths.violations(this.project, pair)).isEmpty();
	}

	@ParameterizedTest
	@FieldSource("PAIRS")
	void nineOfTenPathsAreInBothTrees(TreePair pair) {
		assertThat(TwinPaths.paired(this.project, pair)).isGreaterThanOrEqualTo(0.9);
	}

	@Test
	void noPathIsInTwoFoldersOfATree() {
		assertThat(TwinPaths.doubled(this.project)).isEmpty();
	}

	@ParameterizedTest
	@FieldSource("PAIRS")
	void counterpartsHaveTheSameMethodsInTheSameOrder(TreePair pair) {
		assertThat(TwinMethods.violations(this.project, pair)).isEmpty();
	}

	@Test
	void handlersThatNameAUserCheckTheirCallers() {
		assertThat(OwnedHandlers.violations(this.project)).isEmpty();
	}

	@Test
	void namesAndTextsFitAllModels() {
		assertThat(NeutralWords.violations(this.project)).isEmpty();
	}

	@ParameterizedTest
	@FieldSource("PAIRS")
	void settingsAreEqual(TreePair pair) {
		assertThat(TwinSettings.violations(this.project, pair)).isEmpty();
	}

	/** What follows in a document of its own overrides what is imported. */
	@Test
	void servicesImportTheSettingsTheyShare() {
		for (Tree tree : Tree.values()) {
			for (String service : List.of("user", "tweet", "interaction", "gateway")) {
				String path = tree.folder() + "/" + service + "-service/src/main/resources/application.yml";
				String file = service.equals("gateway") ? "gateway" : "service";
				assertThat(this.project.read(path)).as(path)
					.startsWith("spring.config.import: classpath:" + file + ".yml\n---\n");
			}
		}
	}

	@Test
	void servicesOfATreeHaveTheSameKnobs() {
		assertThat(ServiceKnobs.violations(this.project)).isEmpty();
	}

	@Test
	void containersAreEqual() {
		assertThat(TwinContainers.violations(this.project)).isEmpty();
	}

}
