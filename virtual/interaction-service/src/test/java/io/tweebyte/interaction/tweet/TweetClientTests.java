package io.tweebyte.interaction.tweet;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

import io.tweebyte.common.client.ServiceClient;
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
class TweetClientTests {

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
	void readsATweet() {
		assertThat(answered(
				"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"created_at\":\"2026-01-01T00:00:00.000001Z\"}")
			.find(ID, caller())
			.content()).isEqualTo("Hi");
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"{\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"created_at\":\"2026-01-01T00:00:00.000001Z\"}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\",\"created_at\":\"2026-01-01T00:00:00.000001Z\"}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"created_at\":\"2026-01-01T00:00:00.000001Z\"}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"user_id\":\"0198c0de-0000-7000-8000-000000000001\",\"content\":\"Hi\"}" })
	void takesTweetsThatAreNotWholeForNoResponse(String tweet) {
		assertSenseless(() -> answered(tweet).find(ID, caller()));
		assertSenseless(() -> answered("[" + tweet + "]").findAll(List.of(ID), caller()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "{\"text\":\"Java\",\"count\":1}",
			"{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"count\":1}" })
	void takesHashtagsThatAreNotWholeForNoResponse(String hashtag) {
		assertSenseless(() -> answered("[" + hashtag + "]").popular(caller()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"existing\":[],\"missing\":[]}",
			"{\"existing\":[\"0198c0de-0000-7000-8000-000000000001\"],\"missing\":[\"0198c0de-0000-7000-8000-000000000001\"]}",
			"{}" })
	void takesAnAnswerThatIsNotAboutAllTweetsForNone(String existence) {
		assertSenseless(() -> answered(existence).existence(List.of(ID), caller()));
	}

	private TweetClient answered(String json) {
		this.service.respond((request, connection) -> connection.respond("200 OK", json));
		return new TweetClient((service) -> new ServiceClient(HttpClient.newHttpClient(),
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
