package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.judge.Figure;
import io.tweebyte.lab.judge.Ratios;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.stats.Judgement;
import io.tweebyte.measuring.stats.PairedRatio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A style that burns CPU, measured as a run does: a minute. */
@EnabledIfSystemProperty(named = "tweebyte.lab.all", matches = "true")
class BurnedCpuIntegrationTests {

	private static final int ROUNDS = 8;

	private static final double BURNED = 0.1;

	@TempDir
	private Path books;

	@TempDir
	private Path folder;

	@Test
	void isMeasured() throws IOException {
		Files.writeString(this.books.resolve("one.txt"), "a line");
		List<Cell> cells = List.of(new Cell("stream-map", Style.LOOP, false), new Cell("stream-map", Style.LOOP, true));
		LabOrder order = new LabOrder(LabPreset.QUICK, cells, ROUNDS, 1, null, Map.of(), Map.of(), List.of());
		List<Fork> forks = new ArrayList<>();
		try (ForkRunner runner = new ForkRunner(this.books, LabPreset.QUICK, (cell) -> cell.again() ? BURNED : 0)) {
			for (int round = 0; round < ROUNDS; round++) {
				for (Cell cell : order.round(round)) {
					forks.add(runner.run(cell, round, this.folder.resolve("jmh.log")));
				}
			}
		}
		PairedRatio ratio = new Ratios(order, forks, Figure.CPU).ofItself("stream-map").orElseThrow();
		assertThat(ratio.value()).isBetween(1.05, 1.15);
		assertThat(Judgement.isTrusted(ratio)).isFalse();
	}

}
