package io.tweebyte.interaction;

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

/** A service that verifies tokens by itself, with neighbours that do so too. */
@DirtiesContext
@TestPropertySource(properties = { "tweebyte.cleanup.first-delay=0s", "tweebyte.cleanup.period=50ms",
		"tweebyte.privacy.first-delay=0s", "tweebyte.privacy.period=50ms", "tweebyte.token.password-changes=200ms",
		"tweebyte.token.keys-retry=1ms" })
class ZeroTrustIntegrationTests extends InteractionServiceIntegrationTest {

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final UUID deleted = Identifiers.next();

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
		query("with a as (delete from tweet_counts) update cleanup_cursors set position = null, "
				+ "taken_until = '-infinity' returning name");
		Handler users = ServiceSecret.verified(Service.USER, this::respond);
		Handler tweets = ServiceSecret.verified(Service.TWEET, this::respond);
		NEIGHBOURS.respond((request, connection) -> {
			if (request.target().equals("/.well-known/jwks.json")) {
				connection.respond("200 OK", ServiceCaller.publicKeys());
			}
			else {
				(request.target().startsWith("/internal/users") ? users : tweets).respond(request, connection);
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
			connection.respond("200 OK", "{\"existing\":[],\"missing\":[\"" + this.deleted + "\"]}");
		}
	}

	@Test
	void copiesWhoIsPrivate() {
		await().until(() -> query("select count(*) from private_accounts where user_id = '" + this.bob + "'"),
				"1"::equals);
	}

	@Test
	void removesInteractionsOfDeletedTweets() {
		query("insert into tweet_counts (tweet_id, author_id) values ('" + this.deleted + "', '" + this.ada
				+ "') returning tweet_id");

		await().until(() -> query("select count(*) from tweet_counts"), "0"::equals);
	}

	@Test
	void endsTokensOfChangedPasswords() {
		String before = ServiceCaller.authorization(this.ada);
		assertThat(status(before)).isEqualTo(200);

		this.changes.add(new PasswordChange(this.ada, Microseconds.now(Clock.systemUTC())));

		await().until(() -> status(before) == 401);
		assertThat(status(ServiceCaller.authorization(this.bob))).isEqualTo(200);
	}

	@Test
	void acceptsTheTokenOfAServiceForInternalOperationsOnly() {
		String service = ServiceSecret.token(Service.INTERACTION);

		assertThat(interactions(service)).isEqualTo(200);
		assertThat(interactions(ServiceSecret.token(Service.TWEET))).isEqualTo(401);
		assertThat(status("Bearer " + service)).isEqualTo(401);
	}

	private int interactions(String serviceToken) {
		return this.client
			.exchange("POST", "/internal/tweets/interactions", "{\"ids\":[]}", "X-Service-Token", serviceToken,
					"Content-Type", "application/json")
			.statusCode();
	}

	private int status(String authorization) {
		String path = "/follows/" + this.ada + "/following/count";
		return this.client.exchange("GET", path, null, "Authorization", authorization).statusCode();
	}

}
