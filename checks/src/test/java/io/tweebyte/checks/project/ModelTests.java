package io.tweebyte.checks.project;

import java.util.EnumMap;
import java.util.Map;

import com.tngtech.archunit.core.domain.JavaClasses;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.model.Architecture;
import io.tweebyte.checks.model.AsyncModel;
import io.tweebyte.checks.model.Breakers;
import io.tweebyte.checks.model.CompiledTree;
import io.tweebyte.checks.model.Monitors;
import io.tweebyte.checks.model.ReactiveModel;
import io.tweebyte.checks.model.VirtualModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What the compiled trees may do, each by its own model, and all alike. */
class ModelTests {

	private static final Project PROJECT = Project.current();

	private static final Map<Tree, JavaClasses> TREES = new EnumMap<>(Tree.class);

	@Test
	void stagesNameTheirExecutorAndNothingWaits() {
		assertThat(AsyncModel.violations(PROJECT, classes(Tree.ASYNC))).isEmpty();
	}

	@Test
	void nothingBlocksAnEventLoop() {
		assertThat(ReactiveModel.violations(PROJECT, classes(Tree.REACTIVE))).isEmpty();
	}

	@Test
	void plainCodeNeedsNeitherStagesNorPools() {
		assertThat(VirtualModel.violations(PROJECT, classes(Tree.VIRTUAL))).isEmpty();
	}

	@Test
	void nothingWaitsInAMonitor() {
		assertThat(Monitors.violations(PROJECT, CompiledTree.of(PROJECT, Project.SHARED.toArray(String[]::new))))
			.isEmpty();
	}

	@ParameterizedTest
	@EnumSource
	void guardsAreCalledThroughTheirProxies(Tree tree) {
		assertThat(Breakers.violations(classes(tree))).isEmpty();
	}

	@ParameterizedTest
	@EnumSource
	void layersLookDownOnly(Tree tree) {
		assertThat(Architecture.violationsOfServices(classes(tree))).isEmpty();
	}

	@Test
	void whatTreesShareKnowsNoModel() {
		for (String module : Project.SHARED) {
			JavaClasses classes = CompiledTree.of(PROJECT, module);
			assertThat(module.equals(Project.CONTRACTS) ? Architecture.violationsOfContracts(classes)
					: Architecture.violationsOfShared(classes))
				.isEmpty();
		}
	}

	private static JavaClasses classes(Tree tree) {
		return TREES.computeIfAbsent(tree, (one) -> CompiledTree.of(PROJECT, one));
	}

}
