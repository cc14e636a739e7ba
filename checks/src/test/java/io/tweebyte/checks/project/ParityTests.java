package io.tweebyte.checks.project;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.NeutralWords;
import io.tweebyte.checks.parity.OwnedHandlers;
import io.tweebyte.checks.parity.ServiceKnobs;
import io.tweebyte.checks.parity.TwinContainers;
import io.tweebyte.checks.parity.TwinMethods;
import io.tweebyte.checks.parity.TwinPaths;
import io.tweebyte.checks.parity.TwinSettings;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The two trees, side by side: PARITY.md in executable form. */
class ParityTests {

	private final Project project = Project.current();

	@Test
	void everyPathHasItsTwin() {
		assertThat(TwinPaths.violations(this.project)).isEmpty();
	}

	@Test
	void nineOfTenPathsAreInBothTrees() {
		assertThat(TwinPaths.paired(this.project)).isGreaterThanOrEqualTo(0.9);
	}

	@Test
	void twinsHaveTheSameMethodsInTheSameOrder() {
		assertThat(TwinMethods.violations(this.project)).isEmpty();
	}

	@Test
	void handlersThatNameAUserCheckTheirCallers() {
		assertThat(OwnedHandlers.violations(this.project)).isEmpty();
	}

	@Test
	void namesAndTextsFitBothModels() {
		assertThat(NeutralWords.violations(this.project)).isEmpty();
	}

	@Test
	void settingsAreEqual() {
		assertThat(TwinSettings.violations(this.project)).isEmpty();
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
