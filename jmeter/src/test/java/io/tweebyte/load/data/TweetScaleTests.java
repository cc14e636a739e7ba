package io.tweebyte.load.data;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class TweetScaleTests {

	@Test
	void isNamedByAWordOrByTheNumberOfTweets() {
		assertThat(TweetScale.named("small")).isEqualTo(TweetScale.SMALL);
		assertThat(TweetScale.named("paper")).isEqualTo(TweetScale.PAPER);
		assertThat(TweetScale.named("1000000")).isEqualTo(TweetScale.PAPER);
		assertThat(TweetScale.named("100000")).isEqualTo(TweetScale.QUICK);
	}

	@ParameterizedTest
	@ValueSource(strings = { "tiny", "small", "paper", "12000", "100000", "10000000" })
	void isFoundByItsOwnLabel(String name) {
		assertThat(TweetScale.named(name).label()).isEqualTo(name);
	}

	@Test
	void countsTheTweets() {
		assertThat(TweetScale.TINY.count()).isEqualTo(20 * 1000 + 180 * 100);
		assertThat(TweetScale.SMALL.count()).isEqualTo(20 * 1000 + 980 * 100);
		assertThat(TweetScale.PAPER.count()).isEqualTo(1_000_000);
		assertThat(TweetScale.PAPER.bytes()).isBetween(3_000_000_000L, 3_200_000_000L);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "huge", "-1", "0", "11000", "12345", "10001000", "99999999999" })
	void tellsWhatThereIsInsteadOfAnyOther(String name) {
		assertThatIllegalArgumentException().isThrownBy(() -> TweetScale.named(name))
			.withMessage("There is no scale '%s'. There are: tiny, small, paper, or a number of tweets, a multiple of "
					+ "1,000 from 12,000 to 10,000,000", name);
	}

}
