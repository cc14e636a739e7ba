package io.tweebyte.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceFiguresTests {

	private static final String HEAD = "scenario,users,backend,against,ratio,95 % low,95 % high,verdict\n";

	@TempDir
	private Path root;

	@Test
	void readsTheLatestComparisonOfServicesThatIsKept() throws IOException {
		keep("2026-11-27-study", "follow,10,reactive,async,2.5,2,3,claim\n");
		keep("2026-11-28-quick", "follow,10,reactive,async,1.2,1.1,1.3,claim\nfollow,10,virtual,async,,,,open\n");
		Files.createDirectories(this.root.resolve("docs/results/2026-11-30-other"));
		Path lab = Files.createDirectories(this.root.resolve("docs/results/2026-11-29-lab"));
		Files.writeString(lab.resolve("report.csv"), "workload,style,ratio\nstream-map,reactor,2\n");
		ServiceFigures latest = ServiceFigures.latest(this.root).orElseThrow();
		assertThat(latest.name()).isEqualTo("2026-11-28-quick");
		assertThat(latest.part().markdown()).contains("docs/results/2026-11-28-quick (the latest run that is kept)",
				"| follow | 10 | reactive | async | 1.20 | 1.10 to 1.30 | claim |");
		assertThat(latest.rows()).hasSize(1);
	}

	@Test
	void takesTheLatestWholeStudyBeforeALaterPart() throws IOException {
		keep("2026-11-26-study", "follow,10,reactive,async,2.5,2,3,claim\n");
		record("2026-11-26-study", "study", 2, "true", "true");
		keep("2026-11-27-study", "follow,10,reactive,async,2.6,2,3,claim\n");
		record("2026-11-27-study", "study", 2, "true", "false");
		keep("2026-11-28-study", "follow,10,reactive,async,2.7,2,3,claim\n");
		record("2026-11-28-study", "study", 2, "true");
		keep("2026-11-29-workloads-rest", "download,100,reactive,async,0.7,0.5,0.9,open\n");
		record("2026-11-29-workloads-rest", "workloads", 1, "true");
		ServiceFigures figures = ServiceFigures.latest(this.root).orElseThrow();
		assertThat(figures.name()).isEqualTo("2026-11-26-study");
		assertThat(figures.part().markdown())
			.contains("docs/results/2026-11-26-study (the latest whole run of the preset study)");
	}

	@Test
	void countsAStartForEachPairWhereBackendsRunTwoAtATime() throws IOException {
		for (String name : List.of("2026-11-26-study", "2026-11-27-study")) {
			keep(name, "follow,10,reactive,async,2.5,2,3,claim\n");
		}
		String order = "{\"order\":{\"preset\":\"study\",\"starts\":1,\"pairs\":true,\"backends\":[\"a\",\"b\",\"c\"]},\"starts\":[%s]}";
		write("2026-11-26-study", order.formatted("{\"complete\":true},{\"complete\":true}"));
		write("2026-11-27-study", order.formatted("{\"complete\":true}"));
		assertThat(ServiceFigures.latest(this.root).orElseThrow().name()).isEqualTo("2026-11-26-study");
	}

	private void write(String name, String run) throws IOException {
		Files.writeString(this.root.resolve("docs/results").resolve(name).resolve("run.json"), run);
	}

	private void record(String name, String preset, int starts, String... complete) throws IOException {
		String each = Stream.of(complete)
			.map((one) -> "{\"complete\":%s,\"seconds\":1}".formatted(one))
			.collect(Collectors.joining(","));
		write(name, "{\"order\":{\"preset\":\"%s\",\"starts\":%d,\"seed\":1},\"starts\":[%s],\"remarks\":[]}"
			.formatted(preset, starts, each));
	}

	@Test
	void showsTheLatestLadderThatIsKept() throws IOException {
		assertThat(LadderFigures.part(this.root)).isEmpty();
		Path ladder = Files.createDirectories(this.root.resolve("docs/results/2026-11-21-ladder"));
		Files.writeString(ladder.resolve("report.csv"),
				"rung,backend,requests,service CPU ms,all CPU ms,statements,calls,bytes\nstudy,async,4,687.50,4820.00,2001.0,4000.0,541531\n");
		assertThat(LadderFigures.part(this.root).orElseThrow().markdown()).contains("docs/results/2026-11-21-ladder",
				"| study | async | 4 | 688 | 4,820 | 2,001 | 4,000 | 541,531 |");
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
