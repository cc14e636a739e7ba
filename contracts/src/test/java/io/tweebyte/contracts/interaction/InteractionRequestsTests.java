package io.tweebyte.contracts.interaction;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.validation.ContentRule;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class InteractionRequestsTests {

	private static final String ID = "0197a3c4-0000-7000-8000-000000000001";

	private static final String OTHER = "0197a3c4-0000-7000-8000-000000000002";

	@Test
	void readAReply() {
		ReplyRequest request = read("{\"tweet_id\": \"" + ID + "\", \"content\": \"Hi\"}", ReplyRequest.class);
		assertThat(request.validated()).isEqualTo(new ReplyRequest.NewReply(UUID.fromString(ID), "Hi"));
	}

	@Test
	void sayAllThatIsWrongWithAReply() {
		assertThat(errors(new ReplyRequest(null, null)::validated))
			.containsExactly(new FieldError("content", "is required."), new FieldError("tweet_id", "is required."));
		assertThat(errors(new ReplyRequest("1-1-1-1-1", " ")::validated)).containsExactly(
				new FieldError("content", ContentRule.REPLY_SENTENCE), new FieldError("tweet_id", "must be a UUID."));
	}

	@Test
	void readARetweetWithOrWithoutText() {
		RetweetRequest request = read("{\"original_tweet_id\": \"" + ID + "\"}", RetweetRequest.class);
		assertThat(request.validated()).isEqualTo(new RetweetRequest.NewRetweet(UUID.fromString(ID), null));
		assertThat(new RetweetRequest(ID, "So true").validated().content()).isEqualTo("So true");
	}

	@Test
	void sayAllThatIsWrongWithARetweet() {
		assertThat(errors(new RetweetRequest(null, "")::validated)).containsExactly(
				new FieldError("content", ContentRule.REPLY_SENTENCE),
				new FieldError("original_tweet_id", "is required."));
		assertThat(errors(new RetweetRequest("x", null)::validated))
			.containsExactly(new FieldError("original_tweet_id", "must be a UUID."));
	}

	@Test
	void readANewText() {
		assertThat(read("{\"content\": \"Hi\"}", ContentRequest.class).validated()).isEqualTo("Hi");
		assertThat(errors(new ContentRequest(null)::validated))
			.containsExactly(new FieldError("content", "is required."));
		assertThat(errors(new ContentRequest("x".repeat(281))::validated))
			.containsExactly(new FieldError("content", ContentRule.REPLY_SENTENCE));
	}

	@Test
	void readWhatOthersMadeOfTweets() {
		InteractionsRequest request = read("{\"ids\": [\"" + ID + "\", \"" + OTHER + "\", \"" + ID
				+ "\"], \"replies\": 100, \"author_id\": \"" + OTHER + "\"}", InteractionsRequest.class);
		assertThat(request.validated()).isEqualTo(new InteractionsRequest.Wanted(
				List.of(UUID.fromString(ID), UUID.fromString(OTHER)), 100, Optional.of(UUID.fromString(OTHER))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[\"" + ID + "\"]", "{\"ids\": [\"" + ID + "\"]}",
			"{\"ids\": [\"" + ID + "\"], \"replies\": 0}" })
	void readABareListToo(String json) {
		assertThat(read(json, InteractionsRequest.class).validated())
			.isEqualTo(new InteractionsRequest.Wanted(List.of(UUID.fromString(ID)), 0, Optional.empty()));
	}

	@Test
	void boundWhatIsAskedForAtOnce() {
		List<String> most = Stream.generate(() -> Identifiers.next().toString()).limit(1000).toList();
		assertThat(new InteractionsRequest(most, null, null).validated().ids()).hasSize(1000);
		assertThat(errors(new InteractionsRequest(Collections.nCopies(1001, ID), -1, "x")::validated)).containsExactly(
				new FieldError("author_id", "must be a UUID."),
				new FieldError("ids", "must be a list of at most 1000 UUIDs."),
				new FieldError("replies", "must be a number from 0 to 100."));
		assertThat(errors(new InteractionsRequest(List.of(), 101, null)::validated))
			.containsExactly(new FieldError("replies", "must be a number from 0 to 100."));
		assertThat(errors(new InteractionsRequest(null, null, null)::validated))
			.containsExactly(new FieldError("ids", "is required."));
		assertThat(errors(new InteractionsRequest(Collections.singletonList(null), null, null)::validated)).hasSize(1);
	}

	@Test
	void readIdsOfTweets() {
		assertThat(read("{\"ids\": [\"" + OTHER + "\", \"" + ID + "\", \"" + OTHER + "\"]}", TweetIdsRequest.class)
			.validated()).containsExactly(UUID.fromString(OTHER), UUID.fromString(ID));
		assertThat(errors(new TweetIdsRequest(List.of("x"))::validated))
			.containsExactly(new FieldError("ids", "must be a list of at most 1000 UUIDs."));
		assertThat(errors(new TweetIdsRequest(null)::validated)).containsExactly(new FieldError("ids", "is required."));
	}

	@Test
	void readATweet() {
		assertThat(read("{\"content\": \"Hello World\"}", TweetRequest.class).validated()).isEqualTo("Hello World");
		assertThat(errors(new TweetRequest("too short")::validated))
			.containsExactly(new FieldError("content", ContentRule.TWEET_SENTENCE));
		assertThat(errors(new TweetRequest(null)::validated))
			.containsExactly(new FieldError("content", "is required."));
	}

	private static <T> T read(String json, Class<T> type) {
		return ContractJson.mapper().readValue(json, type);
	}

	private static List<FieldError> errors(ThrowingCallable check) {
		return catchThrowableOfType(ContractException.class, check).errors();
	}

}
