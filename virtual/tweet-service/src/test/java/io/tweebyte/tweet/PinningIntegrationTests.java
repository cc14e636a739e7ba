package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.testsupport.ServiceCaller;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A virtual thread that waits while it is pinned holds a processor from all others. */
class PinningIntegrationTests extends TweetServiceIntegrationTest {

	private static final String TEXT = "{\"content\":\"What @bob is #waiting for\"}";

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
		UUID ada = Identifiers.next();
		NEIGHBOURS.respond(new Neighbours().user(ada, false).followed(ada));
		String tweet = "/tweets/"
				+ ServiceCaller.json(assertDone(this.client.post("/tweets/" + ada, TEXT, ada))).get("id").asString();
		assertDone(this.client.get(tweet, ada));
		assertDone(this.client.get("/tweets/user/" + ada, ada));
		assertDone(this.client.get("/tweets/user/" + ada + "/summary", ada));
		assertDone(this.client.get("/tweets/" + ada + "/feed", ada));
		assertDone(this.client.get("/tweets/search/waiting", ada));
		assertDone(this.client.put(tweet, TEXT, ada));
		assertDone(this.client.delete(tweet, ada));
	}

	private static HttpResponse<String> assertDone(HttpResponse<String> response) {
		assertThat(response.statusCode()).as("%s", response.body()).isIn(200, 204);
		return response;
	}

}
