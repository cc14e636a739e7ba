package io.tweebyte.load.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.measuring.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class LadderBenchTests {

	private static final LadderBench BENCH = new LadderBench(300);

	private final Cost ours = Costs.of(Model.ASYNC, Rung.OURS, 8);

	@Test
	void findsNothingWhereAllAnswerTheSame() {
		assertThat(BENCH.problems(
				List.of(Costs.of(Model.ASYNC, Rung.STUDY, 600), this.ours, Costs.of(Model.REACTIVE, Rung.STUDY, 700))))
			.isEmpty();
	}

	@Test
	void comparesNoPageWithAnEdit() {
		Cost edit = Costs.responding(Costs.of(Model.ASYNC, Rung.OURS_EDIT, 2), 9, 0);
		assertThat(BENCH.problems(List.of(this.ours, edit))).isEmpty();
		assertThat(BENCH.problems(List.of(edit))).isEmpty();
	}

	@Test
	void tellsWhatFailed() {
		Cost failed = Costs.failed(Costs.of(Model.REACTIVE, Rung.STUDY, 600), 2, "GET /study: 502");
		assertThat(BENCH.problems(List.of(failed, this.ours)))
			.containsExactly("study of reactive: 2 of 4 requests failed, the first: GET /study: 502");
	}

	@Test
	void tellsWhoAnswersSomethingElseThanOurs() {
		Cost other = Costs.responding(Costs.of(Model.ASYNC, Rung.BATCHED, 9), 1234.5, 8.5);
		assertThat(BENCH.problems(List.of(other, this.ours)))
			.containsExactly("batched of async does not respond as ours of async does: 1234.5 and 1234.5 bytes");
	}

	@Test
	void tellsWhatEachRungGainsOverTheOneBefore() {
		assertThat(gains(Costs.of(Model.ASYNC, Rung.STUDY, 596), Costs.of(Model.ASYNC, Rung.BATCHED, 11), this.ours))
			.containsExactly("\u2013", "40.00", "1.25");
	}

	@Test
	void beginsAnewWithTheNextBackend() {
		assertThat(gains(this.ours, Costs.of(Model.REACTIVE, Rung.STUDY, 700))).containsOnly("\u2013");
	}

	@Test
	void beginsAnewWithTheEdits() {
		assertThat(gains(this.ours, Costs.of(Model.ASYNC, Rung.ONE_STATEMENT, 3),
				Costs.of(Model.ASYNC, Rung.OURS_EDIT, 6)))
			.containsExactly("\u2013", "\u2013", "0.70");
	}

	@Test
	void keepsWhatReportsOfTheLabRead(@TempDir Path folder) throws IOException {
		BenchSession.keep(folder, BENCH, List.of(Costs.of(Model.ASYNC, Rung.STUDY, 596), this.ours));
		String report = Files.readString(folder.resolve("report.csv"));
		assertThat(report.lines()).containsExactly(
				"rung,backend,requests,service CPU ms,all CPU ms,statements,calls,bytes",
				"study,async,4,596.0,600.0,3.0,1.0,1234.5", "ours,async,4,8.0,12.0,3.0,1.0,1234.5");
		assertThat(Path.of("../docs/results/2026-11-21-ladder/report.csv")).content()
			.startsWith(report.lines().findFirst().orElseThrow() + "\n");
		assertThat(folder.resolve("table.txt")).content().contains("study");
		assertThat(folder.resolve("result.json")).exists();
	}

	private static List<String> gains(Cost... costs) {
		Table<Cost> table = BENCH.table(List.of(costs));
		return table.texts().stream().map((row) -> row.get(table.names().indexOf("gain"))).toList();
	}

}
