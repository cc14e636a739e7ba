package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The command, with JVMs of its own. */
class LabIntegrationTests {

	private static final String ROOT = "tweebyte.root";

	@TempDir
	private Path root;

	@BeforeEach
	void set() {
		System.setProperty(ROOT, this.root.toString());
	}

	@AfterEach
	void clear() {
		System.clearProperty(ROOT);
	}

	@Test
	void measuresAndReports() throws IOException {
		assertThat(LabCommand.execute(List.of("smoke", "--workloads", "stream-pipeline"))).isZero();

		try (Stream<Path> runs = Files.list(this.root.resolve(".tweebyte/lab"))) {
			Path run = runs.findFirst().orElseThrow();
			assertThat(run.resolve("report.html")).content().contains("stream-pipeline", "<svg");
			assertThat(run.resolve("report.md")).content().contains("| stream-pipeline | reactor | number |");
			assertThat(run.resolve("forks.jsonl")).content().hasLineCount(7);
		}
		// complete runs are not gone on with
		assertThat(LabCommand.execute(List.of("--resume"))).isEqualTo(2);
	}

	@Test
	void checks() {
		assertThat(LabCommand.execute(List.of("check", "--workloads", "single-map,group-words"))).isZero();
	}

	@Test
	void saysWhatIsWrong() {
		assertThat(LabCommand.execute(List.of("check", "--workloads", "nothing"))).isEqualTo(2);
		assertThat(LabCommand.execute(List.of("slow"))).isEqualTo(2);
		assertThat(LabCommand.execute(List.of("check", "--corpus", this.root.resolve("none").toString()))).isOne();
		assertThat(LabCommand.execute(List.of("--help"))).isZero();
	}

}
