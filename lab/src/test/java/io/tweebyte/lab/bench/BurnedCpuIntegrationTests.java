package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.report.Comparison;
import io.tweebyte.lab.report.LabResult;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.run.RunFolder;
import io.tweebyte.measuring.stats.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A style that burns CPU, measured by a run and judged as the preset full does. JVMs have
 * the short warm-ups of quick: two minutes.
 */
@EnabledIfSystemProperty(named = "tweebyte.lab.all", matches = "true")
class BurnedCpuIntegrationTests {

	private static final int ROUNDS = 8;

	private static final double BURNED = 0.1;

	private static final Cell LOOP = new Cell("stream-map", Style.LOOP, false);

	/** The loop as well, which burns CPU, under the name of another style. */
	private static final Cell BURNING = new Cell("stream-map", Style.BARE, false);

	@TempDir
	private Path books;

	@TempDir
	private Path folder;

	@Test
	void isClaimed() throws IOException {
		Files.writeString(this.books.resolve("one.txt"), "a line");
		LabRun run = new LabRun(new RunFolder(this.folder));
		run.begin(new LabOrder(LabPreset.FULL, List.of(LOOP, new Cell("stream-map", Style.LOOP, true), BURNING), ROUNDS,
				1, null, Map.of(), Map.of(), List.of()));
		try (ForkRunner sound = new ForkRunner(this.books, LabPreset.QUICK);
				ForkRunner burning = new ForkRunner(this.books, LabPreset.QUICK, (cell) -> BURNED)) {
			run.run((cell, round, output) -> cell.equals(BURNING) ? renamed(burning.run(LOOP, round, output))
					: sound.run(cell, round, output), (done, all, cell) -> {
					});
		}
		LabResult result = LabResult.of(run.order(), run.forks());
		assertThat(result.comparisons()).filteredOn((one) -> one.style() == BURNING.style())
			.singleElement()
			.satisfies((one) -> assertThat(one.ratio().value()).isBetween(1.05, 1.15))
			.extracting(Comparison::verdict)
			.isEqualTo(Verdict.CLAIM);
	}

	private static Fork renamed(Fork fork) {
		return new Fork(fork.round(), BURNING, fork.cpu(), fork.time(), fork.allocated(), fork.outcome());
	}

}
