package io.tweebyte.interaction;

import java.util.List;
import java.util.UUID;

import io.tweebyte.testsupport.PinnedThreads;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PinningIntegrationTests extends ReactionIntegrationTest {

	@Test
	void noRequestWaitsOnAPinnedThread() {
		assertThat(PinnedThreads.during(this::work)).isEmpty();
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
