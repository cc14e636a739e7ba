package io.tweebyte.common.client;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.testsupport.CallSettings;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.web.reactive.function.client.WebClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Responses of another service that are well-formed JSON but invalid. */
class InteractionClientTests {

	private static final UUID ID = UUID.fromString("0198c0de-0000-7000-8000-000000000001");

	private RawServer service;

	@BeforeEach
	void start() throws IOException {
		this.service = RawServer.start((request, connection) -> connection.close());
	}

	@AfterEach
	void stop() throws IOException {
		this.service.close();
	}

	@Test
	void readsWhatOthersMade() {
		assertThat(answered(
				"[{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1}]")
			.interactions(request(null), caller())
			.toFuture()
			.join()).isPresent();
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "{\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1}",
			"{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":-1,\"replies_count\":1,\"retweets_count\":1}",
			"{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":-1,\"retweets_count\":1}",
			"{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":-1}" })
	void takesCountsThatAreNotWholeForNoResponse(String interactions) {
		assertSenseless(answered("[" + interactions + "]").interactions(request(null), caller()).toFuture());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"{\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"likes_count\":0}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"likes_count\":0}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"likes_count\":0}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"likes_count\":0}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"likes_count\":-1}" })
	void takesRepliesThatAreNotWholeForNoResponse(String reply) {
		String top = "[{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1,\"top_reply\":"
				+ reply + "}]";
		String newest = "[{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1,\"replies\":["
				+ reply + "]}]";
		assertSenseless(answered(top).interactions(request(null), caller()).toFuture());
		assertSenseless(answered(newest).interactions(request(1), caller()).toFuture());
	}

	@Test
	void missesRepliesThatItAskedFor() {
		assertSenseless(answered(
				"[{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1}]")
			.interactions(request(1), caller())
			.toFuture());
	}

	@Test
	void takesNoIdForNoResponse() {
		assertSenseless(answered("[null]").followedIds(ID, caller()).toFuture());
	}

	private static InteractionsRequest request(Integer replies) {
		return new InteractionsRequest(List.of(ID), replies, null);
	}

	private InteractionClient answered(String json) {
		this.service.respond((request, connection) -> connection.respond("200 OK", json));
		return new InteractionClient((service) -> new ServiceClient(WebClient.create(),
				new CalledService(URI.create(this.service.address()), () -> null), CallSettings.TIMES,
				CallSettings.attempts(1)));
	}

	private static void assertSenseless(CompletableFuture<?> call) {
		assertThatThrownBy(call::join).hasCauseInstanceOf(CallFailedException.class);
	}

	private static Caller caller() {
		return Caller.ofTask("test", Deadline.in(Duration.ofSeconds(10)));
	}

}
