package io.tweebyte.contracts.validation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ContentRuleTests {

	@ParameterizedTest
	@CsvSource({ "9, false", "10, true", "280, true", "281, false", "100000, false" })
	void countsCodePointsOfATweet(int length, boolean valid) {
		assertThat(ContentRule.tweetViolation("x".repeat(length)).isEmpty()).isEqualTo(valid);
		assertThat(ContentRule.tweetViolation("\ud83d\ude00".repeat(length)).isEmpty()).isEqualTo(valid);
	}

	@ParameterizedTest
	@CsvSource({ "0, false", "1, true", "280, true", "281, false" })
	void countsCodePointsOfAReply(int length, boolean valid) {
		assertThat(ContentRule.replyViolation("\ud83d\ude00".repeat(length)).isEmpty()).isEqualTo(valid);
	}

	@ParameterizedTest
	@ValueSource(strings = { "            ", "\n\n\n\t\t\t\n\n\n\n\n",
			"\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0", "0123456789\u0000", "0123456789\r",
			"0123456789\ud83d", "0123456789\u0085" })
	void refusesWhatCannotBeRead(String content) {
		assertThat(ContentRule.tweetViolation(content)).contains(ContentRule.TWEET_SENTENCE);
		assertThat(ContentRule.replyViolation(content)).contains(ContentRule.REPLY_SENTENCE);
	}

	@Test
	void takesNewlinesAndTabs() {
		assertThat(ContentRule.tweetViolation("one\n\ttwo three")).isEmpty();
		assertThat(ContentRule.replyViolation("\n.")).isEmpty();
	}

}
