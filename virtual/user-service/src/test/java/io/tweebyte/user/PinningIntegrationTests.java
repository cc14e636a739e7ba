package io.tweebyte.user;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import io.tweebyte.user.UserClient.Account;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A virtual thread that waits while it is pinned holds a processor from all others. */
class PinningIntegrationTests extends UserServiceIntegrationTest {

	// shorter than any wait for another server
	private static final Duration NOTICED = Duration.ofMillis(1);

	@Test
	void noRequestWaitsOnAPinnedThread() {
		// classes that are loaded the first time pin
		work();
		Queue<RecordedEvent> pinned = new ConcurrentLinkedQueue<>();
		try (RecordingStream recording = new RecordingStream()) {
			recording.enable("jdk.VirtualThreadPinned").withThreshold(NOTICED).withStackTrace();
			recording.onEvent("jdk.VirtualThreadPinned", (event) -> pinned.add(event));
			recording.setReuse(false);
			recording.startAsync();
			for (int i = 0; i < 20; i++) {
				work();
			}
			recording.stop();
		}
		assertThat(pinned).isEmpty();
	}

	private void work() {
		NEIGHBOURS.respond((request, connection) -> connection.respond("200 OK",
				request.target().endsWith("/count") ? "1" : "[]"));
		Account ada = this.client.register(false);
		assertThat(this.client.login(ada.email(), UserClient.PASSWORD, "192.0.2.9").statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/" + ada.id(), ada).statusCode()).isEqualTo(200);
		assertThat(this.client.get("/users/search/" + ada.name(), ada).statusCode()).isEqualTo(200);
		assertThat(this.client.put(ada, "{\"biography\":\"New\"}").statusCode()).isEqualTo(204);
	}

}
