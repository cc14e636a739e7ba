package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.lab.bench.Cell;
import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabOrder;
import io.tweebyte.lab.bench.LabPreset;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.report.LabReport;
import io.tweebyte.lab.report.LabResult;
import io.tweebyte.lab.work.Style;
import io.tweebyte.measuring.run.RunFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class FailedCellsTests {

	private static final Cell FAILING = new Cell("stream-map", Style.REACTOR, false);

	private static final String FAILED = "stream-map reactor could not be measured: Killed";

	@TempDir
	private Path folder;

	private final List<String> said = new ArrayList<>();

	private LabRun run;

	private int attempts;

	@BeforeEach
	void begin() throws IOException {
		this.run = new LabRun(new RunFolder(this.folder));
		this.run.begin(new LabOrder(LabPreset.SMOKE, LabPreset.SMOKE.cells(List.of("stream-map", "stream-filter")), 1,
				1, null, Map.of(), Map.of(), List.of(), List.of("mono is left out.")));
	}

	@Test
	void measuresACellOnceMore() throws IOException {
		assertThat(run(1, false).isEmpty()).isTrue();
		assertThat(this.said).containsExactly(FAILED + ". It is measured once more.");
		assertThat(this.run.isComplete()).isTrue();
		assertThat(this.run.order().leftOut()).containsExactly("mono is left out.");
	}

	@Test
	void leavesOutTheWorkloadOfACellThatFailsAgain() throws IOException {
		assertThat(run(2, false).isEmpty()).isFalse();
		String sentence = "stream-map is left out: " + FAILED + ".";
		assertThat(this.said).containsExactly(FAILED + ". It is measured once more.", sentence);
		assertThat(this.run.order().leftOut()).containsExactly("mono is left out.", sentence);
		assertThat(this.run.forks()).filteredOn((fork) -> fork.workload().equals("stream-filter"))
			.extracting(Fork::cell)
			.containsExactlyInAnyOrderElementsOf(this.run.order().cells("stream-filter"));
		// so that it is resumed
		assertThat(this.run.isComplete()).isFalse();
	}

	@Test
	void theReportNamesTheReason() throws IOException {
		run(2, false);
		LabResult result = LabReport.write(this.run, this.folder);
		assertThat(this.folder.resolve("report.md")).content()
			.contains("| stream-filter | reactor |", "- Left out: stream-map is left out: " + FAILED + ".");
		assertThat(result.claims()).filteredOn((judged) -> judged.claim().id().equals("P7"))
			.singleElement()
			.satisfies((judged) -> assertThat(judged.finding().why()).isEqualTo("stream-map: left out: " + FAILED));
	}

	@Test
	void leavesOutNothingWhenTheJvmEnds() throws IOException {
		assertThatIOException().isThrownBy(() -> run(1, true)).withMessage(FAILED);
		assertThat(this.said).isEmpty();
		assertThat(this.run.order().leftOut()).containsExactly("mono is left out.");
	}

	/** Runs all cells, of which one fails a few times. */
	private FailedCells run(int failures, boolean isEnding) throws IOException {
		FailedCells failed = new FailedCells(this.run, () -> isEnding, this.said::add);
		this.run.run((cell, round, output) -> {
			if (cell.equals(FAILING) && this.attempts++ < failures) {
				throw new IOException("Killed.");
			}
			return new Fork(round, cell.workload(), cell.style(), cell.again(), 1, 1, 1, null);
		}, (cell) -> true, failed, (done, all, cell) -> {
		});
		return failed;
	}

}
