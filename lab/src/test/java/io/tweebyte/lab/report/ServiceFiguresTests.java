package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceFiguresTests {

	private static final String HEAD = "scenario,users,backend,against,ratio,95 % low,95 % high,verdict\n";

	@TempDir
	private Path root;

	@Test
	void readsTheLatestStudyThatIsKept() throws IOException {
		keep("2026-11-27-study", "follow,10,reactive,async,2.5,2,3,claim\n");
		keep("2026-11-28-study", "follow,10,reactive,async,1.2,1.1,1.3,claim\nfollow,10,virtual,async,,,,open\n");
		keep("2026-11-29-quick", "follow,10,reactive,async,3.5,3,4,claim\n");
		ServiceFigures latest = ServiceFigures.latest(this.root).orElseThrow();
		assertThat(latest.name()).isEqualTo("2026-11-28-study");
		assertThat(latest.part().markdown()).contains("docs/results/2026-11-28-study",
				"| follow | 10 | reactive | async | 1.20 | 1.10 to 1.30 | claim |");
		assertThat(latest.rows()).hasSize(1);
	}

	@Test
	void hasNothingWhereNothingIsKept() throws IOException {
		assertThat(ServiceFigures.latest(this.root)).isEmpty();
		Files.createDirectories(this.root.resolve("docs/results/2026-11-28-study"));
		assertThat(ServiceFigures.latest(this.root)).isEmpty();
	}

	private void keep(String name, String rows) throws IOException {
		Path folder = Files.createDirectories(this.root.resolve("docs/results").resolve(name));
		Files.writeString(folder.resolve("report.csv"), HEAD + rows);
	}

}
