package io.tweebyte.shared.interaction;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CleanUpStepTests {

	private static final List<UUID> BATCH = Stream.generate(UUID::randomUUID).limit(4).toList();

	@Test
	void beginsWhereAnEarlierRoundEnded() {
		assertThat(CleanUpStep.first(BATCH.getFirst()))
			.isEqualTo(new CleanUpStep(BATCH.getFirst(), true, false, false, 0));
		assertThat(CleanUpStep.first(null)).isEqualTo(new CleanUpStep(new UUID(0, 0), true, true, false, 0));
	}

	@Test
	void goesOnUntilABatchIsNotFull() {
		CleanUpStep first = CleanUpStep.first(null);
		assertThat(first.next(BATCH, 4)).isEqualTo(new CleanUpStep(BATCH.getLast(), true, true, false, 4));
		assertThat(first.next(BATCH, 5)).isEqualTo(CleanUpStep.end());
		assertThat(CleanUpStep.end()).isEqualTo(new CleanUpStep(null, false, true, true, 0));
		assertThat(CleanUpStep.stop(null).goesOn()).isFalse();
		assertThat(CleanUpStep.stop(null).complete()).isFalse();
	}

	@Test
	void endsAfterSomeTweetsForTheNextRoundToContinue() {
		CleanUpStep step = CleanUpStep.first(null);
		for (int i = 0; i < CleanUpStep.TWEETS; i += BATCH.size()) {
			assertThat(step.goesOn()).isTrue();
			step = step.next(BATCH, 4);
		}
		assertThat(step).isEqualTo(new CleanUpStep(BATCH.getLast(), false, true, true, CleanUpStep.TWEETS));
	}

	@Test
	void skipsHalfOfABatch() {
		assertThat(CleanUpStep.skip(BATCH)).isEqualTo(new CleanUpStep(BATCH.get(1), false, false, true, 0));
		assertThat(CleanUpStep.skip(BATCH.subList(0, 1)).after()).isEqualTo(BATCH.getFirst());
	}

	@Test
	void distrustsWhatDeletesOverHalfOfAFullBatch() {
		CleanUpStep trusted = CleanUpStep.first(null);
		assertThat(trusted.isTooMuch(BATCH, BATCH.subList(0, 2), 4)).isFalse();
		assertThat(trusted.isTooMuch(BATCH, BATCH.subList(0, 3), 4)).isTrue();
		assertThat(trusted.isTooMuch(BATCH, BATCH, 5)).isFalse();
		assertThat(CleanUpStep.first(BATCH.getFirst()).isTooMuch(BATCH, BATCH, 5)).isTrue();
	}

}
