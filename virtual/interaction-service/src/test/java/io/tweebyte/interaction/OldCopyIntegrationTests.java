package io.tweebyte.interaction;

import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** The copy of the private accounts has become too old to be trusted. */
@TestPropertySource(properties = "tweebyte.privacy.max-age=1ms")
class OldCopyIntegrationTests extends ReactionIntegrationTest {

	@Test
	void showsNoEntriesOfUsersWhoMayBePrivate() {
		reply(this.bob, this.tweet, "One");
		retweet(this.bob, this.tweet);
		assertThat(degraded(this.client.get("/replies/tweet/" + this.tweet, this.author))).isEqualTo("200 whole");
		redis().delete("tweebyte:v1:user-summary:" + this.bob);
		this.neighbours.usersAreOut();
		for (String list : new String[] { "/replies/tweet/", "/retweets/tweet/" }) {
			assertThat(ServiceCaller.detail(this.client.get(list + this.tweet, this.author))).isEqualTo(OUT);
		}
	}

	@Test
	void tellsNoRepliesToTheTweetService() {
		reply(this.bob, this.tweet, "One");
		assertThat(ServiceCaller
			.detail(this.client.post("/internal/tweets/interactions", "[\"" + this.tweet + "\"]", this.author)))
			.isEqualTo(OUT);
	}

}
