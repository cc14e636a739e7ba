package io.tweebyte.interaction;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingStream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A virtual thread that waits while it is pinned holds a processor from all others. */
class PinningIntegrationTests extends ReactionIntegrationTest {

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
		UUID ada = this.neighbours.user(false);
		UUID shown = this.neighbours.tweet(this.author);
		String follow = "/follows/" + ada + "/" + this.bob;
		assertThat(this.client.post(follow, null, ada).statusCode()).isEqualTo(204);
		assertThat(like(ada, shown).statusCode()).isEqualTo(200);
		assertThat(reply(ada, shown, "Hello").statusCode()).isEqualTo(200);
		assertThat(retweet(ada, shown).statusCode()).isEqualTo(200);
		for (String list : List.of("/likes/user/" + ada, "/replies/tweet/" + shown, "/retweets/tweet/" + shown,
				"/follows/" + ada + "/following", "/follows/" + ada + "/following/count",
				"/recommendations/" + ada + "/follow")) {
			assertThat(this.client.get(list, ada).statusCode()).as(list).isEqualTo(200);
		}
		assertThat(this.client.delete(follow, ada).statusCode()).isEqualTo(204);
	}

}
