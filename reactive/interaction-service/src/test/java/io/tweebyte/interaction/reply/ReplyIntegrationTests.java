package io.tweebyte.interaction.reply;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;

import io.tweebyte.interaction.Neighbours;
import io.tweebyte.interaction.ReactionIntegrationTest;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReplyIntegrationTests extends ReactionIntegrationTest {

	@Test
	void isStoredAndCounted() {
		HttpResponse<String> response = reply(this.bob, this.tweet, "Well said");

		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.body()).startsWith("{\"id\":\"" + id(response) + "\",\"tweet_id\":\"" + this.tweet
				+ "\",\"user_id\":\"" + this.bob + "\",\"content\":\"Well said\",\"created_at\":\"");
		assertThat(counts(this.tweet)).isEqualTo("0 1 0");
	}

	@Test
	void isStoredOnceWithTheSameKey() {
		HttpResponse<String> first = reply(this.bob, this.tweet, "Once", "Idempotency-Key", "k-1");
		HttpResponse<String> second = reply(this.bob, this.tweet, "Once", "Idempotency-Key", "k-1");
		HttpResponse<String> other = reply(this.bob, this.tweet, "Once");

		assertThat(second.body()).isEqualTo(first.body());
		assertThat(id(other)).isNotEqualTo(id(first));
		assertThat(counts(this.tweet)).isEqualTo("0 2 0");
	}

	@Test
	void isNotTriedAgain() throws SQLException {
		DatabaseConnection owner = TestDatabases.owner(DATABASE);
		execute(owner, "create sequence attempts");
		execute(owner, """
				create function refuse() returns trigger security definer language plpgsql as
				'begin perform nextval(''attempts''); raise exception using errcode = ''23505''; end'""");
		execute(owner, "create trigger refuse before insert on replies for each row "
				+ "when (new.content = 'A duplicate') execute function refuse()");

		assertThat(reply(this.bob, this.tweet, "A duplicate").statusCode()).isEqualTo(503);
		assertThat(owner.query("select last_value from attempts")).isEqualTo("1");
		assertThat(reply(this.bob, this.tweet, "A duplicate", "Idempotency-Key", "twice").statusCode()).isEqualTo(503);
		assertThat(owner.query("select last_value from attempts")).isEqualTo("2");
	}

	private static void execute(DatabaseConnection database, String sql) throws SQLException {
		try (Connection connection = database.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
	}

	@Test
	void refusesWhatTheContractRefuses() {
		String path = "/replies/" + this.bob;
		String valid = "{\"tweet_id\":\"" + this.tweet + "\",\"content\":\"Well said\"}";

		assertThat(ServiceCaller.errors(this.client.post(path, valid, this.bob, "Idempotency-Key", "a b")))
			.isEqualTo("Idempotency-Key must be 1 to 100 visible ASCII characters, given once.\n");
		assertThat(ServiceCaller.detail(this.client.post(path, valid, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.errors(this.client.post(path, "{\"content\":\" \"}", this.bob))).contains("content ",
				"tweet_id ");
		assertThat(ServiceCaller.detail(reply(this.bob, UUID.randomUUID(), "To nothing"))).isEqualTo(GONE);
		this.neighbours.hide(this.tweet);
		assertThat(ServiceCaller.detail(reply(this.bob, this.tweet, "To a secret"))).isEqualTo(PRIVATE);
		this.neighbours.tweetsAreOut();
		assertThat(ServiceCaller.detail(reply(this.bob, this.tweet, "To an unknown tweet"))).isEqualTo(OUT);
	}

	@Test
	void needsAnAuthorWhoLetsOneSee() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		reply(carol, secret, "My own");
		UUID follower = this.neighbours.user(false);
		follow(follower, carol, "ACCEPTED");

		assertThat(ServiceCaller.detail(reply(this.bob, secret, "Hello"))).isEqualTo(PRIVATE);
		assertThat(reply(follower, secret, "Hello").statusCode()).isEqualTo(200);
	}

	@Test
	void isEditedByItsWriter() {
		String id = id(reply(this.bob, this.tweet, "Frist"));
		String own = "/replies/" + this.bob + "/" + id;
		String foreign = "/replies/" + this.author + "/" + id;

		HttpResponse<String> edited = this.client.put(own, "{\"content\":\"First\"}", this.bob);

		assertThat(edited.statusCode() + edited.body()).isEqualTo("200");
		assertThat(query("select content from replies where id = '" + id + "'")).isEqualTo("First");
		assertThat(ServiceCaller.detail(this.client.put(own, "{\"content\":\"Mine\"}", this.author)))
			.isEqualTo(NOT_YOURSELF);
		assertThat(this.client.put(own, "{\"content\":\"\"}", this.bob).statusCode()).isEqualTo(400);
		assertThat(ServiceCaller.detail(this.client.put(foreign, "{\"content\":\"Mine\"}", this.author)))
			.isEqualTo(NOT_YOURS);
		assertThat(ServiceCaller.detail(
				this.client.put("/replies/" + this.bob + "/" + UUID.randomUUID(), "{\"content\":\"Mine\"}", this.bob)))
			.isEqualTo("404 There is no such reply.");
	}

	@Test
	void isDeletedByItsWriter() {
		String id = id(reply(this.bob, this.tweet, "Away"));
		String own = "/replies/" + this.bob + "/" + id;

		assertThat(ServiceCaller.detail(this.client.delete(own, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.detail(this.client.delete("/replies/" + this.author + "/" + id, this.author)))
			.isEqualTo(NOT_YOURS);
		for (int i = 0; i < 2; i++) {
			HttpResponse<String> deleted = this.client.delete(own, this.bob);
			assertThat(deleted.statusCode() + deleted.body()).isEqualTo("200");
		}
		assertThat(counts(this.tweet)).isEqualTo("0 0 0");
	}

	@Test
	void isListedNewestFirst() {
		String first = id(reply(this.bob, this.tweet, "One"));
		String second = id(reply(this.author, this.tweet, "Two"));

		HttpResponse<String> list = this.client.get("/replies/tweet/" + this.tweet, this.bob);

		assertThat(ServiceCaller.json(list).findValuesAsString("id")).containsExactly(second, first);
		assertThat(list.body()).contains("\"user_name\":\"" + Neighbours.name(this.bob) + "\",\"content\":\"One\"",
				"\"likes_count\":0}");
		assertThat(this.client.get("/replies/tweet/" + this.tweet + "/count", this.bob).body()).isEqualTo("2");
		assertThat(this.client.get("/replies/tweet/" + this.tweet + "?limit=1", this.bob).headers().firstValue("Link"))
			.isPresent();
	}

	@Test
	void isTheTopOneWhenMostLikeIt() {
		assertThat(this.client.get("/replies/tweet/" + this.tweet + "/top", this.bob).body()).isEqualTo("{}");
		String first = id(reply(this.bob, this.tweet, "One"));
		String second = id(reply(this.bob, this.tweet, "Two"));

		String newest = this.client.get("/replies/tweet/" + this.tweet + "/top", this.bob).body();
		this.client.post("/likes/" + this.bob + "/replies/" + first, null, this.bob);
		String liked = this.client.get("/replies/tweet/" + this.tweet + "/top", this.bob).body();

		assertThat(newest).contains(second);
		assertThat(liked).startsWith("{\"id\":\"" + first + "\"").endsWith("\"likes_count\":1}");
	}

	@Test
	void isListedWithoutWhatIsOut() {
		reply(this.bob, this.tweet, "One");
		this.neighbours.usersAreOut();
		redis().delete("tweebyte:v1:tweet-existence:" + this.tweet);
		HttpResponse<String> withoutUsers = this.client.get("/replies/tweet/" + this.tweet, this.bob);
		play(new Neighbours());
		this.neighbours.tweetsAreOut();
		redis().delete("tweebyte:v1:tweet-existence:" + this.tweet);
		HttpResponse<String> withoutTweets = this.client.get("/replies/tweet/" + this.tweet + "/top", this.author);

		assertThat(degraded(withoutUsers)).isEqualTo("200 users");
		assertThat(withoutUsers.body()).contains("\"user_id\":\"" + this.bob + "\",\"content\"");
		assertThat(degraded(withoutTweets)).isEqualTo("200 tweets");
	}

	@Test
	void isListedForThoseWhoSeeTheTweet() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		reply(carol, secret, "My own");

		for (String list : List.of("", "/count", "/top")) {
			assertThat(ServiceCaller.detail(this.client.get("/replies/tweet/" + secret + list, this.bob)))
				.isEqualTo(PRIVATE);
			assertThat(this.client.get("/replies/tweet/" + secret + list, carol).statusCode()).isEqualTo(200);
			assertThat(ServiceCaller.detail(this.client.get("/replies/tweet/" + UUID.randomUUID() + list, this.bob)))
				.isEqualTo(GONE);
		}
	}

}
