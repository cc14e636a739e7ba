package io.tweebyte.contracts.interaction;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.tweet.TweetIdsRequest;
import io.tweebyte.contracts.tweet.TweetRequest;
import io.tweebyte.contracts.validation.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class InteractionRequestsTests {

	private static final String TEXT_MESSAGE = "must have 1 to 280 characters, not white space alone, "
			+ "and no control characters but newline and tab.";

	private static final UUID ID = UUID.fromString("0197a3c4-0000-7000-8000-000000000001");

	private static final UUID OTHER = UUID.fromString("0197a3c4-0000-7000-8000-000000000002");

	@Test
	void readAReply() {
		ReplyRequest request = read("{\"tweet_id\": \"" + ID + "\", \"content\": \"Hi\"}", ReplyRequest.class);
		assertThat(request).isEqualTo(new ReplyRequest(ID, "Hi"));
		assertThat(Validation.errors(request)).isEmpty();
	}

	@Test
	void readNamesInCamelCase() {
		assertThat(read("{\"tweetId\": \"" + ID + "\"}", ReplyRequest.class).tweetId()).isEqualTo(ID);
		assertThat(read("{\"originalTweetId\": \"" + ID + "\"}", RetweetRequest.class).originalTweetId()).isEqualTo(ID);
		assertThat(read("{\"ids\": [], \"authorId\": \"" + ID + "\"}", InteractionsRequest.class).authorId())
			.isEqualTo(ID);
		assertThat(read("{\"userId\": \"" + ID + "\", \"withAuthor\": true, \"maxParts\": 20}", SummaryRequest.class))
			.isEqualTo(new SummaryRequest(ID, null, true, 20));
	}

	@Test
	void sayAllThatIsWrongWithAReply() {
		assertThat(Validation.errors(new ReplyRequest(null, null)))
			.containsExactly(new FieldError("content", "is required."), new FieldError("tweetId", "is required."));
		assertThat(Validation.errors(new ReplyRequest(null, " ")))
			.containsExactly(new FieldError("content", TEXT_MESSAGE), new FieldError("tweetId", "is required."));
	}

	@Test
	void readARetweetWithOrWithoutText() {
		RetweetRequest request = read("{\"original_tweet_id\": \"" + ID + "\"}", RetweetRequest.class);
		assertThat(request).isEqualTo(new RetweetRequest(ID, null));
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(Validation.errors(new RetweetRequest(ID, "So true"))).isEmpty();
	}

	@Test
	void sayAllThatIsWrongWithARetweet() {
		assertThat(Validation.errors(new RetweetRequest(null, ""))).containsExactly(
				new FieldError("content", TEXT_MESSAGE), new FieldError("originalTweetId", "is required."));
	}

	@Test
	void readANewText() {
		ContentRequest request = read("{\"content\": \"Hi\"}", ContentRequest.class);
		assertThat(request).isEqualTo(new ContentRequest("Hi"));
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(Validation.errors(new ContentRequest(null)))
			.containsExactly(new FieldError("content", "is required."));
		assertThat(Validation.errors(new ContentRequest("x".repeat(281))))
			.containsExactly(new FieldError("content", TEXT_MESSAGE));
	}

	@Test
	void readWhichInteractionsAreWanted() {
		InteractionsRequest request = read("{\"ids\": [\"" + ID + "\", \"" + OTHER + "\", \"" + ID
				+ "\"], \"replies\": 100, \"author_id\": \"" + OTHER + "\"}", InteractionsRequest.class);
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.toWanted())
			.isEqualTo(new InteractionsRequest.Wanted(List.of(ID, OTHER), 100, Optional.of(OTHER)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[\"0197a3c4-0000-7000-8000-000000000001\"]",
			"{\"ids\": [\"0197a3c4-0000-7000-8000-000000000001\"]}",
			"{\"ids\": [\"0197a3c4-0000-7000-8000-000000000001\"], \"replies\": 0}" })
	void readABareListToo(String json) {
		InteractionsRequest request = read(json, InteractionsRequest.class);
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.toWanted()).isEqualTo(new InteractionsRequest.Wanted(List.of(ID), 0, Optional.empty()));
	}

	@Test
	void areWrittenAsTheyAreRead() {
		InteractionsRequest request = new InteractionsRequest(List.of(ID), 3, OTHER);
		String json = ContractJson.mapper().writeValueAsString(request);
		assertThat(json).isEqualTo("{\"ids\":[\"" + ID + "\"],\"replies\":3,\"author_id\":\"" + OTHER + "\"}");
		assertThat(read(json, InteractionsRequest.class)).isEqualTo(request);
	}

	@Test
	void boundWhatIsWantedAtOnce() {
		List<UUID> most = Stream.generate(Identifiers::next).limit(1000).toList();
		assertThat(Validation.errors(new InteractionsRequest(most, 100, null))).isEmpty();
		assertThat(new InteractionsRequest(most, null, null).toWanted().ids()).hasSize(1000);
		assertThat(Validation.errors(new InteractionsRequest(Collections.nCopies(1001, ID), -1, null))).containsExactly(
				new FieldError("ids", "must be a list of at most 1000 UUIDs."),
				new FieldError("replies", "must be a number from 0 to 100."));
		assertThat(Validation.errors(new InteractionsRequest(List.of(), 101, null)))
			.containsExactly(new FieldError("replies", "must be a number from 0 to 100."));
		assertThat(Validation.errors(new InteractionsRequest(null, null, null)))
			.containsExactly(new FieldError("ids", "is required."));
		assertThat(Validation.errors(new InteractionsRequest(Collections.singletonList(null), null, null)))
			.containsExactly(new FieldError("ids", "must be a list of at most 1000 UUIDs."));
	}

	@Test
	void readIdsOfTweets() {
		TweetIdsRequest request = read("{\"ids\": [\"" + OTHER + "\", \"" + ID + "\", \"" + OTHER + "\"]}",
				TweetIdsRequest.class);
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(request.distinctIds()).containsExactly(OTHER, ID);
		assertThat(Validation.errors(new TweetIdsRequest(Collections.nCopies(1000, ID)))).isEmpty();
		assertThat(Validation.errors(new TweetIdsRequest(Collections.nCopies(1001, ID))))
			.containsExactly(new FieldError("ids", "must be a list of at most 1000 UUIDs."));
		assertThat(Validation.errors(new TweetIdsRequest(Collections.singletonList(null))))
			.containsExactly(new FieldError("ids", "must be a list of at most 1000 UUIDs."));
		assertThat(Validation.errors(new TweetIdsRequest(null))).containsExactly(new FieldError("ids", "is required."));
	}

	@Test
	void readATweet() {
		TweetRequest request = read("{\"content\": \"Hello World\"}", TweetRequest.class);
		assertThat(request).isEqualTo(new TweetRequest("Hello World"));
		assertThat(Validation.errors(request)).isEmpty();
		assertThat(Validation.errors(new TweetRequest("too short"))).containsExactly(new FieldError("content",
				TEXT_MESSAGE.replace("1 to 280", TweetRequest.MIN + " to " + TweetRequest.MAX)));
		assertThat(Validation.errors(new TweetRequest(null)))
			.containsExactly(new FieldError("content", "is required."));
	}

	private static <T> T read(String json, Class<T> type) {
		return ContractJson.mapper().readValue(json, type);
	}

}
