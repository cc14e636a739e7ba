package io.tweebyte.common.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.interaction.InteractionsRequest;
import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.testsupport.CallSettings;
import io.tweebyte.testsupport.RawServer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
			.interactions(request(null), caller())).isPresent();
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "{\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1}",
			"{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":-1,\"replies_count\":1,\"retweets_count\":1}",
			"{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":-1,\"retweets_count\":1}",
			"{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":-1}" })
	void takesCountsThatAreNotWholeForNoResponse(String interactions) {
		assertSenseless(() -> answered("[" + interactions + "]").interactions(request(null), caller()));
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
		assertSenseless(() -> answered(top).interactions(request(null), caller()));
		assertSenseless(() -> answered(newest).interactions(request(1), caller()));
	}

	@Test
	void missesRepliesThatItAskedFor() {
		assertSenseless(() -> answered(
				"[{\"tweet_id\":\"0198c0de-0000-7000-8000-000000000001\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1}]")
			.interactions(request(1), caller()));
	}

	@Test
	void takesNoIdForNoResponse() {
		assertSenseless(() -> answered("[null]").followedIds(ID, caller()));
	}

	private static InteractionsRequest request(Integer replies) {
		return new InteractionsRequest(List.of(ID), replies, null);
	}

	private InteractionClient answered(String json) {
		this.service.respond((request, connection) -> connection.respond("200 OK", json));
		return new InteractionClient((service) -> new ServiceClient(HttpClient.newHttpClient(),
				new CalledService(URI.create(this.service.address()), () -> null), CallSettings.TIMES,
				CallSettings.LIMITS, CallSettings.attempts(1)));
	}

	private static void assertSenseless(ThrowingCallable call) {
		assertThatThrownBy(call).isInstanceOf(CallFailedException.class);
	}

	private static Caller caller() {
		return Caller.ofTask("test", Deadline.in(Duration.ofSeconds(10)));
	}

}
