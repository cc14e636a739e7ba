package io.tweebyte.load.bench;

import io.tweebyte.load.plan.BackendName;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LadderFindingsTests {

	private final LadderCost ours = LadderCosts.of(BackendName.ASYNC, Rung.OURS, 8);

	@Test
	void findsNothingWhereAllAnswerTheSame() {
		assertThat(LadderFindings.problems(List.of(LadderCosts.of(BackendName.ASYNC, Rung.STUDY, 600), this.ours,
				LadderCosts.of(BackendName.REACTIVE, Rung.STUDY, 700))))
			.isEmpty();
	}

	@Test
	void comparesNoPageWithAnEdit() {
		LadderCost edit = LadderCosts.of(BackendName.ASYNC, Rung.OURS_EDIT, 2, 0, 0);
		assertThat(LadderFindings.problems(List.of(this.ours, edit))).isEmpty();
		assertThat(LadderFindings.problems(List.of(edit))).isEmpty();
	}

	@Test
	void tellsWhatFailed() {
		LadderCost failed = LadderCosts.of(BackendName.REACTIVE, Rung.STUDY, 600, 2, 7.5);
		assertThat(LadderFindings.problems(List.of(failed, this.ours)))
			.containsExactly("study of reactive: 2 of 4 requests failed, the first: GET /study: 502");
	}

	@Test
	void tellsWhoAnswersSomethingElseThanOurs() {
		LadderCost other = LadderCosts.of(BackendName.ASYNC, Rung.BATCHED, 9, 0, 8.5);
		assertThat(LadderFindings.problems(List.of(other, this.ours)))
			.containsExactly("batched of async does not answer as ours of async does: 1234.5 and 1234.5 bytes");
	}

}
