package io.tweebyte.load.plan;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.load.bench.Rung;
import io.tweebyte.load.bench.TweetOperation;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ChoiceTests {

	@Test
	void keepsTheOrderAndDropsRepetitions() {
		assertThat(Choice.named("preset", List.of("study", "quick", "study"), LoadPreset.values()))
			.containsExactly(LoadPreset.STUDY, LoadPreset.QUICK);
	}

	@Test
	void isCalledAsItsConstantInLowerCaseWithHyphens() {
		assertThat(Stream.of(TweetOperation.USER_TWEETS_1000, Rung.ONE_STATEMENT, Scenario.CACHED_READ_0)
			.map(Choice::label)).containsExactly("user-tweets-1000", "one-statement", "cached-read-0");
	}

	@Test
	void listsWhatThereIsWhenANameIsUnknown() {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> Choice.named("preset", List.of("huge"), LoadPreset.values()))
			.withMessage("There is no preset 'huge'. "
					+ "There are: smoke, quick, waiting, overload, study, workloads, paper");
	}

}
