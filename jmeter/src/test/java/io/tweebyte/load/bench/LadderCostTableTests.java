package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LadderCostTableTests {

	private final LadderCost study = LadderCosts.of(BackendName.ASYNC, Rung.STUDY, 596);

	private final LadderCost batched = LadderCosts.of(BackendName.ASYNC, Rung.BATCHED, 11);

	private final LadderCost ours = LadderCosts.of(BackendName.ASYNC, Rung.OURS, 8);

	@Test
	void putsEveryFigureUnderItsHead() {
		List<String> lines = LadderCostTable.lines(List.of(this.study));
		assertThat(lines.get(1).split("[ |]+")).containsExactly("rung", "backend", "n", "service", "inter.", "user",
				"PgSQL", "Redis", "all", "gain", "service", "inter.", "calls", "service", "inter.", "bytes");
		assertThat(lines.get(2).split("[ |]+")).containsExactly("study", "async", "4", "596.00", "1.00", "1.00", "1.00",
				"1.00", "600.00", "-", "3.0", "2.0", "1.0", "2", "1", "1234.5");
		assertThat(lines).allSatisfy((line) -> assertThat(line).hasSameSizeAs(lines.getFirst()));
	}

	@Test
	void tellsWhatEachRungGainsOverTheOneBefore() {
		List<String> lines = LadderCostTable.lines(List.of(this.study, this.batched, this.ours));
		assertThat(lines.get(3)).contains(" x40 |");
		assertThat(lines.get(4)).contains(" x1.25 |");
	}

	@Test
	void beginsAnewWithTheNextBackend() {
		List<String> lines = LadderCostTable
			.lines(List.of(this.ours, LadderCosts.of(BackendName.REACTIVE, Rung.STUDY, 700)));
		assertThat(lines.get(3)).contains(" - |");
	}

	@Test
	void beginsAnewWithTheEdits() {
		List<String> lines = LadderCostTable
			.lines(List.of(this.ours, LadderCosts.of(BackendName.ASYNC, Rung.ONE_STATEMENT, 3),
					LadderCosts.of(BackendName.ASYNC, Rung.OURS_EDIT, 6)));
		assertThat(lines.get(3)).contains(" - |");
		assertThat(lines.get(4)).contains(" x0.70 |");
		assertThat(lines).allSatisfy((line) -> assertThat(line).hasSameSizeAs(lines.getFirst()));
	}

	@Test
	void marksFailures() {
		LadderCost failed = LadderCosts.of(BackendName.ASYNC, Rung.STUDY, 1, 3, 7.5);
		assertThat(LadderCostTable.lines(List.of(failed)).get(2)).endsWith("3 FAILED");
	}

}
