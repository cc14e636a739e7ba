package io.tweebyte.checks.fullrun;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.TreePair;
import io.tweebyte.checks.coverage.CoverageGate;
import io.tweebyte.checks.parity.TwinDocuments;
import io.tweebyte.checks.parity.TwinWork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/**
 * What can be judged only after the features have run against all backends. A full run
 * demands their data ({@code -Dtweebyte.full=true}); any other skips what it has no data
 * for.
 */
class FullRunIntegrationTests {

	static final List<TreePair> PAIRS = TreePair.CHECKED;

	private static final String MINIMUM = "tweebyte.coverage.minimum";

	private final Project project = Project.current();

	private final boolean full = Boolean.getBoolean("tweebyte.full");

	@ParameterizedTest
	@FieldSource("PAIRS")
	void openApiDocumentsAreEqual(TreePair pair) {
		assumeTrue(this.full || TwinDocuments.captured(this.project), "the features have captured no documents");
		assertThat(TwinDocuments.violations(this.project, pair)).isEmpty();
	}

	@ParameterizedTest
	@FieldSource("PAIRS")
	void statementsAndCallsAreEqual(TreePair pair) throws Exception {
		assumeTrue(this.full || TwinWork.counted(this.project), "no integration tests have counted statements");
		String table = TwinWork.table(this.project);
		Files.writeString(Files.createDirectories(Path.of("target")).resolve("work.txt"), table);
		assertThat(TwinWork.violations(this.project, pair)).isEmpty();
	}

	@Test
	void everyModuleIsCovered() throws Exception {
		assumeTrue(this.full || System.getProperty(MINIMUM) != null, "coverage is judged in a full run only");
		CoverageGate gate = new CoverageGate(this.project, Double.parseDouble(System.getProperty(MINIMUM, "0.9")),
				this.full);
		Files.writeString(Files.createDirectories(Path.of("target")).resolve("coverage.txt"), gate.table());
		assertThat(gate.violations()).isEmpty();
	}

}
