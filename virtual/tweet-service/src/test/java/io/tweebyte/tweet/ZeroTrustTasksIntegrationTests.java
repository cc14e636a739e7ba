package io.tweebyte.tweet;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.shared.api.Service;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.testsupport.RawServer.Connection;
import io.tweebyte.testsupport.RawServer.Handler;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.ServiceSecret;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * The scheduled tasks of a service that verifies tokens, with a user service that does so
 * too.
 */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.mentions.first-delay=0s", "tweebyte.mentions.period=50ms",
		"tweebyte.mentions.lease=100ms", "tweebyte.privacy.first-delay=0s", "tweebyte.privacy.period=50ms",
		"tweebyte.token.password-changes=200ms", "tweebyte.token.keys-retry=1ms" })
class ZeroTrustTasksIntegrationTests extends TweetServiceIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final String name = "bob_" + UUID.randomUUID().toString().substring(0, 8);

	private final List<PasswordChange> changes = new CopyOnWriteArrayList<>();

	@Autowired
	private EndedTokens ended;

	@DynamicPropertySource
	static void verifyTokens(DynamicPropertyRegistry registry) {
		ServiceSecret.register(registry::add);
	}

	@BeforeEach
	void respondToServices() {
		query("with a as (delete from private_accounts) update private_accounts_position set position = 0, "
				+ "account_id = '00000000-0000-0000-0000-000000000000' returning id");
		Handler verified = ServiceSecret.verified(Service.USER, this::respond);
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().equals("/.well-known/jwks.json")) {
				connection.respond("200 OK", ServiceCaller.publicKeys());
			}
			else {
				verified.respond(request, connection);
			}
		});
		await().until(this.ended::isComplete);
	}

	private void respond(Request request, Connection connection) throws IOException {
		if (request.target().startsWith("/internal/users/privacy")) {
			connection.respond("200 OK", "[{\"id\":\"" + this.bob + "\",\"is_private\":true,\"position\":1}]");
		}
		else if (request.target().startsWith("/internal/users/password-changes")) {
			connection.respond("200 OK", ContractJson.mapper().writeValueAsString(this.changes));
		}
		else {
			connection.respond("200 OK", "[" + Neighbours.user(this.ada, "ada", false) + ","
					+ Neighbours.user(this.bob, this.name, false) + "]");
		}
	}

	@Test
	void copyWhoIsPrivate() {
		await().until(() -> query("select count(*) from private_accounts where user_id = '" + this.bob + "'"),
				"1"::equals);
	}

	@Test
	void resolveMentions() {
		// the user service of this test responds to services only
		String tweet = ServiceCaller
			.json(this.client.post("/tweets/" + this.ada, "{\"content\":\"For @" + this.name + "\"}", this.ada))
			.get("id")
			.asString();

		await().until(
				() -> query("select coalesce(max(user_id::text), '') from mentions where tweet_id = '" + tweet + "'"),
				this.bob.toString()::equals);
	}

	@Test
	void endTokensOfChangedPasswords() {
		String before = ServiceCaller.authorization(this.ada);
		assertThat(status(before)).isEqualTo(200);

		this.changes.add(new PasswordChange(this.ada, Microseconds.now(Clock.systemUTC())));

		await().until(() -> status(before) == 401);
		assertThat(status(ServiceCaller.authorization(this.bob))).isEqualTo(200);
	}

	private int status(String authorization) {
		return this.client.exchange("GET", "/tweets/hashtag/popular", null, "Authorization", authorization)
			.statusCode();
	}

}
