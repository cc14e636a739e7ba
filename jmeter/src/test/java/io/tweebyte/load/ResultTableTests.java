package io.tweebyte.load;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.SampleFixtures;
import io.tweebyte.load.stats.Window;

import static org.assertj.core.api.Assertions.assertThat;

class ResultTableTests {

	private static final Cell CELL = Cell.closed(Contender.REACTIVE, Scenario.USER_SUMMARY, 1);

	@Test
	void putsEveryFigureUnderItsHead() {
		List<String> lines = ResultTable.lines(List.of(result(List.of())));
		assertThat(lines.get(1).split("[ |]+")).containsExactly("backend", "users", "requests", "errors", "req/s",
				"mean", "p50", "p90", "p99", "gateway", "user", "others", "PgSQL", "Redis", "sum", "JMeter", "gateway",
				"user");
		assertThat(lines.get(2).split("[ |]+")).containsExactly("reactive", "1", "2", "0", "2.0", "25.0", "20", "30",
				"30", "0.50", "0.25", "0.03", "0.12", "0.01", "0.91", "0.10", "64/16", "-/-");
		assertThat(lines.get(2)).hasSameSizeAs(lines.get(1));
		assertThat(lines.get(0)).hasSameSizeAs(lines.get(1));
	}

	@Test
	void saysThatACellDoesNotCountAndWhy() {
		List<String> lines = ResultTable.lines(List.of(result(List.of("a reason"))));
		assertThat(lines.get(2)).endsWith("DOES NOT COUNT");
		assertThat(lines).contains("reactive: DOES NOT COUNT: a reason");
	}

	@Test
	void showsNoFigureWhereThereIsNone() {
		List<String> lines = ResultTable.lines(List.of(CellResult.failed(CELL, "port 8080 is in use")));
		assertThat(lines.get(2)).isEqualTo("reactive           1  DOES NOT COUNT");
		assertThat(lines).contains("reactive: DOES NOT COUNT: port 8080 is in use")
			.noneMatch((line) -> line.contains("NaN"));
	}

	private static CellResult result(List<String> failures) {
		Window window = new Window(1_000, 2_000);
		CellFigures figures = CellFigures
			.of(List.of(SampleFixtures.success(1_000, 20), SampleFixtures.success(1_030, 30)), window, 1);
		Map<String, Usage> usage = Map.of("gateway",
				usage(0.5, Optional.of(64.0 * 1024 * 1024), Optional.of(16.0 * 1024 * 1024)), "user", usage(0.25),
				"tweet", usage(0.01), "interaction", usage(0.02), "postgres", usage(0.12), "redis", usage(0.01),
				"jmeter", usage(0.1));
		return new CellResult(CELL, Optional.of(window), Optional.of(figures), usage, Optional.of(new CpuLaw(2, 1, 2)),
				Optional.empty(), 0.1, 0.1, failures, List.of(), List.of());
	}

	private static Usage usage(double cpu) {
		return usage(cpu, Optional.empty(), Optional.empty());
	}

	private static Usage usage(double cpu, Optional<Double> heapPeak, Optional<Double> heapLive) {
		return new Usage(cpu, Optional.empty(), heapPeak, heapLive, Optional.empty(), Optional.empty(),
				Optional.empty());
	}

}
