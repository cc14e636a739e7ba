package io.tweebyte.checks.project;

import com.tngtech.archunit.core.domain.JavaClasses;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.model.Architecture;
import io.tweebyte.checks.model.AsyncModel;
import io.tweebyte.checks.model.Breakers;
import io.tweebyte.checks.model.CompiledTree;
import io.tweebyte.checks.model.ReactiveModel;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What the compiled trees may do, each by its own model, and both alike. */
class ModelTests {

	private static final Project PROJECT = Project.current();

	private static final JavaClasses ASYNC = CompiledTree.of(PROJECT, Tree.ASYNC);

	private static final JavaClasses REACTIVE = CompiledTree.of(PROJECT, Tree.REACTIVE);

	@Test
	void stagesNameTheirExecutorAndNothingWaits() {
		assertThat(AsyncModel.violations(PROJECT, ASYNC)).isEmpty();
	}

	@Test
	void nothingBlocksAnEventLoop() {
		assertThat(ReactiveModel.violations(PROJECT, REACTIVE)).isEmpty();
	}

	@Test
	void guardsAreCalledThroughTheirProxies() {
		assertThat(Breakers.violations(ASYNC)).isEmpty();
		assertThat(Breakers.violations(REACTIVE)).isEmpty();
	}

	@Test
	void layersLookDownOnly() {
		assertThat(Architecture.violationsOfServices(ASYNC)).isEmpty();
		assertThat(Architecture.violationsOfServices(REACTIVE)).isEmpty();
	}

	@Test
	void whatTreesShareKnowsNeitherModel() {
		assertThat(Architecture.violationsOfContracts(CompiledTree.of(PROJECT, "contracts"))).isEmpty();
		assertThat(Architecture.violationsOfShared(CompiledTree.of(PROJECT, "shared"))).isEmpty();
	}

}
