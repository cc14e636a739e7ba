package io.tweebyte.common.client;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.shared.call.CallFailedException;
import io.tweebyte.shared.call.CalledService;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.testsupport.CallSettings;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.web.reactive.function.client.WebClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class FollowedIdsClientTests {

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
	void readsIds() {
		assertThat(followedIds("[\"" + ID + "\"]").join()).containsExactly(ID);
	}

	@Test
	void rejectsAMissingId() {
		CompletableFuture<?> call = followedIds("[null]");
		assertThatThrownBy(call::join).hasCauseInstanceOf(CallFailedException.class);
	}

	private CompletableFuture<List<UUID>> followedIds(String json) {
		this.service.respond((request, connection) -> connection.respond("200 OK", json));
		FollowedIdsClient client = new FollowedIdsClient(
				new ServiceClient(WebClient.create(), new CalledService(URI.create(this.service.address()), () -> null),
						CallSettings.TIMES, CallSettings.attempts(1))) {
		};
		return client.followedIds(ID, Caller.ofTask("test", Deadline.in(Duration.ofSeconds(10)))).toFuture();
	}

}
