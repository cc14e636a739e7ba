package io.tweebyte.interaction;

import java.io.IOException;
import java.util.List;
import java.util.UUID;

import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.testsupport.PinnedThreads;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.ServiceSecret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A service that verifies tokens, and whose tasks run. */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.token.keys-retry=1ms", "tweebyte.cleanup.first-delay=0s",
		"tweebyte.cleanup.period=200ms", "tweebyte.privacy.first-delay=0s", "tweebyte.privacy.period=200ms" })
class PinningIntegrationTests extends ReactionIntegrationTest {

	@Autowired
	private EndedTokens ended;

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	/** The next service to start must not get a copy of private accounts. */
	@AfterEach
	void restoreNeighbours() {
		play(new Neighbours());
	}

	@Test
	void noRequestWaitsOnAPinnedThread() {
		NEIGHBOURS.respond(this::respond);
		await().until(this.ended::isComplete);
		assertThat(PinnedThreads.during(this::work)).isEmpty();
	}

	private void respond(RawServer.Request request, RawServer.Connection connection) throws IOException {
		switch (request.target().split("[?]")[0]) {
			case "/.well-known/jwks.json" -> connection.respond("200 OK", ServiceCaller.publicKeys());
			case "/internal/users/password-changes", "/internal/users/privacy" -> connection.respond("200 OK", "[]");
			default -> this.neighbours.respond(request, connection);
		}
	}

	private void work() {
		UUID ada = this.neighbours.user(false);
		UUID shown = this.neighbours.tweet(this.author);
		String follow = "/follows/" + ada + "/" + this.bob;
		assertThat(this.client.post(follow, null, ada).statusCode()).isEqualTo(204);
		assertThat(like(ada, shown).statusCode()).isEqualTo(200);
		assertThat(like(ada, this.tweet).statusCode()).isEqualTo(200);
		assertThat(reply(ada, shown, "Hello").statusCode()).isEqualTo(200);
		assertThat(retweet(ada, shown).statusCode()).isEqualTo(200);
		for (String list : List.of("/likes/user/" + ada, "/replies/tweet/" + shown, "/retweets/tweet/" + shown,
				"/follows/" + ada + "/following", "/follows/" + ada + "/following/count",
				"/recommendations/" + ada + "/follow")) {
			assertThat(this.client.get(list, ada).statusCode()).as(list).isEqualTo(200);
		}
		assertThat(this.client
			.post("/internal/tweets/interactions", "{\"ids\":[\"" + shown + "\"]}", null, "X-Service-Token",
					ServiceSecret.token(Service.INTERACTION))
			.statusCode()).isEqualTo(200);
		assertThat(this.client.delete(follow, ada).statusCode()).isEqualTo(204);
	}

}
