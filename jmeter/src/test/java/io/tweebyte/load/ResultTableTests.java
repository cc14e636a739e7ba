package io.tweebyte.load;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.SampleFixtures;
import io.tweebyte.load.stats.Samples;
import io.tweebyte.load.stats.Window;

import static org.assertj.core.api.Assertions.assertThat;

class ResultTableTests {

	private static final Cell CELL = Cell.closed(Contender.REACTIVE, Scenario.USER_SUMMARY, 1);

	private static final Cell OVERLOAD = new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, 1,
			Purpose.OVERLOAD, 1);

	@Test
	void putsEveryFigureUnderItsHead() {
		List<String> lines = ResultTable.lines(List.of(result(CELL, List.of(), List.of())));
		assertThat(lines.get(1).split("[ |]+")).containsExactly("backend", "level", "requests", "errors", "req/s",
				"mean", "p50", "p90", "p99", "gateway", "user", "tweet", "interact", "PgSQL", "Redis", "sum", "JMeter",
				"peak/live", "Little", "cores", "JM%", "o%");
		assertThat(lines.get(2)).isEqualTo("user-summary, closed model, users");
		assertThat(lines.get(3).split("[ |]+")).containsExactly("reactive", "1", "3", "1", "2.0", "25.0", "20", "30",
				"-", "0.50", "0.25", "0.01", "0.02", "0.12", "0.01", "0.88", "0.10", "64/16", "(0.1)", "0.00", "10",
				"20");
		assertThat(lines.get(3)).hasSameSizeAs(lines.get(1));
		assertThat(lines.get(0)).hasSameSizeAs(lines.get(1));
		assertThat(lines).contains("Watching and this command took 0.7 % of a core at the most.");
	}

	@Test
	void saysThatACellDoesNotCountAndWhy() {
		List<String> lines = ResultTable.lines(List.of(result(CELL, List.of("a reason"), List.of())));
		assertThat(lines.get(3)).endsWith("DOES NOT COUNT");
		assertThat(lines).contains("reactive-user-summary-1-1: DOES NOT COUNT: a reason");
	}

	@Test
	void saysThatACellIsNotForRankingAndWhy() {
		List<String> lines = ResultTable.lines(List.of(result(CELL, List.of(), List.of("a mark"))));
		assertThat(lines.get(3)).endsWith("not for ranking");
		assertThat(lines).contains("reactive-user-summary-1-1: not for ranking: a mark")
			.anyMatch((line) -> line.contains("CPU a request stands"));
	}

	@Test
	void tellsGoodputAndRefusalsOfAnOverload() {
		assertThat(ResultTable.lines(List.of(result(OVERLOAD, List.of(), List.of()))))
			.contains("async-user-summary-1-overload-1: goodput 2.0 requests/s, 33.3 % refused with 503");
	}

	@Test
	void showsNoFigureWhereThereIsNone() {
		List<String> lines = ResultTable.lines(List.of(CellResult.failed(CELL, "port 8080 is in use")));
		assertThat(lines.get(3)).isEqualTo("reactive           1  DOES NOT COUNT");
		assertThat(lines).contains("reactive-user-summary-1-1: DOES NOT COUNT: port 8080 is in use")
			.noneMatch((line) -> line.contains("NaN"));
	}

	@Test
	void showsOfABackendElsewhereWhatIsKnown() {
		CellResult here = result(CELL, List.of(), List.of());
		CellResult elsewhere = new CellResult(CELL, here.window(), here.figures(), Map.of("jmeter", usage(0.1)),
				here.cpuLaw(), here.conditions(), 0.1, 0.2, List.of(), List.of(), List.of());
		assertThat(ResultTable.lines(List.of(elsewhere)).get(3)).contains("-/-")
			.doesNotContain("NaN")
			.hasSameSizeAs(ResultTable.lines(List.of(here)).get(1));
	}

	private static CellResult result(Cell cell, List<String> failures, List<String> marks) {
		Window window = new Window(1_000, 2_000);
		CellFigures figures = CellFigures.of(Samples.of(List.of(SampleFixtures.success(1_000, 20),
				SampleFixtures.success(1_030, 30), SampleFixtures.failure(1_100, 1, "503"))), window, 1);
		Map<String, Usage> usage = Map.of("gateway",
				usage(0.5, Optional.of(48.0 * 1024 * 1024), Optional.of(12.0 * 1024 * 1024)), "user",
				usage(0.25, Optional.of(16.0 * 1024 * 1024), Optional.of(4.0 * 1024 * 1024)), "tweet", usage(0.01),
				"interaction", usage(0.02), "postgres", usage(0.12), "redis", usage(0.01), "jmeter", usage(0.1));
		return new CellResult(cell, Optional.of(window), Optional.of(figures), usage, Optional.of(new CpuLaw(2, 1, 2)),
				Optional.of(new Conditions(5, true, Optional.empty(), 1, 1, 0, 0, 0, 0, 0.007)), 0.1, 0.2, failures,
				marks, List.of());
	}

	private static Usage usage(double cpu) {
		return usage(cpu, Optional.empty(), Optional.empty());
	}

	private static Usage usage(double cpu, Optional<Double> heapPeak, Optional<Double> heapLive) {
		return new Usage(cpu, Optional.empty(), heapPeak, heapLive, Optional.empty(), Optional.empty(),
				Optional.empty(), Optional.empty());
	}

}
