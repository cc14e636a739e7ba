package io.tweebyte.interaction;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

import io.tweebyte.testsupport.DatabaseConnection;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReactionStatementCountIntegrationTests extends ReactionIntegrationTest {

	private static final DatabaseConnection ADMINISTRATION = TestDatabases.server().administration(DATABASE.name());

	@BeforeAll
	static void countStatements() {
		execute("create extension if not exists pg_stat_statements");
	}

	@Test
	void writesInOne() {
		assertThat(costsOf(() -> like(this.bob, this.tweet))).isEqualTo("1 statements, 1 calls");
		assertThat(costsOf(() -> reply(this.bob, this.tweet, "Hello"))).isEqualTo("1 statements, 1 calls");
		assertThat(costsOf(() -> retweet(this.bob, this.tweet))).isEqualTo("1 statements, 0 calls");
		assertThat(costsOf(() -> this.client.delete("/likes/" + this.bob + "/tweets/" + this.tweet, this.bob)))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void likesAReplyInTwo() {
		String reply = id(reply(this.bob, this.tweet, "Hello"));
		String path = "/likes/" + this.author + "/replies/" + reply;

		assertThat(costsOf(() -> this.client.post(path, null, this.author))).isEqualTo("2 statements, 0 calls");
		assertThat(costsOf(() -> this.client.delete(path, this.author))).isEqualTo("1 statements, 0 calls");
	}

	@Test
	void editsAndDeletesInOne() {
		String reply = "/replies/" + this.bob + "/" + id(reply(this.bob, this.tweet, "Hello"));
		String retweet = "/retweets/" + this.bob + "/" + id(retweet(this.bob, this.tweet));
		String json = "{\"content\":\"Hi\"}";

		assertThat(costsOf(() -> this.client.put(reply, json, this.bob))).isEqualTo("1 statements, 0 calls");
		assertThat(costsOf(() -> this.client.put(retweet, json, this.bob))).isEqualTo("1 statements, 0 calls");
		assertThat(costsOf(() -> this.client.delete(reply, this.bob))).isEqualTo("1 statements, 0 calls");
		assertThat(costsOf(() -> this.client.delete(retweet, this.bob))).isEqualTo("1 statements, 0 calls");
	}

	@Test
	void listsInOne() {
		like(this.bob, this.tweet);
		reply(this.bob, this.tweet, "Hello");
		retweet(this.bob, this.tweet);
		UUID reader = this.neighbours.user(false);

		assertThat(costsOfGet("/likes/tweet/" + this.tweet, reader)).isEqualTo("1 statements, 1 calls");
		assertThat(costsOfGet("/likes/tweet/" + this.tweet, reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet("/replies/tweet/" + this.tweet, reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet("/replies/tweet/" + this.tweet + "/top", reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet("/retweets/tweet/" + this.tweet, reader)).isEqualTo("1 statements, 1 calls");
		assertThat(costsOfGet("/likes/" + this.tweet + "/count", reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet("/likes/user/" + this.bob, reader)).isEqualTo("1 statements, 1 calls");
		assertThat(costsOfGet("/retweets/user/" + this.bob, reader)).isEqualTo("1 statements, 1 calls");
	}

	@Test
	void listsWhatPrivateAuthorsPostInTwo() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		follow(this.bob, carol, "ACCEPTED");
		like(this.bob, secret);

		assertThat(costsOfGet("/likes/tweet/" + secret, this.bob)).isEqualTo("2 statements, 1 calls");
		assertThat(costsOfGet("/likes/user/" + this.bob, this.bob)).isEqualTo("2 statements, 1 calls");
	}

	@Test
	void tellsTheTweetServiceInOneOrTwo() {
		like(this.bob, this.tweet);
		String json = "{\"ids\":[\"" + this.tweet + "\"],\"replies\":100,\"author_id\":\"" + this.author + "\"}";
		UUID reader = this.neighbours.user(false);

		assertThat(costsOf(() -> this.client.post("/recommendations/tweet/summary", json, this.author)))
			.isEqualTo("1 statements, 0 calls");
		assertThat(costsOf(() -> this.client.post("/recommendations/tweet/summary", json, reader)))
			.isEqualTo("1 statements, 1 calls");
		reply(this.bob, this.tweet, "Hello");
		assertThat(costsOf(() -> this.client.post("/recommendations/tweet/summary", json, reader)))
			.isEqualTo("2 statements, 0 calls");
	}

	@Test
	void followsInOne() {
		String path = "/follows/" + this.bob + "/" + this.author;

		assertThat(costsOf(() -> this.client.post(path, null, this.bob))).isEqualTo("1 statements, 1 calls");
		assertThat(costsOf(() -> this.client.post(path, null, this.bob))).isEqualTo("1 statements, 0 calls");
		assertThat(costsOf(() -> this.client.delete(path, this.bob))).isEqualTo("1 statements, 0 calls");
	}

	@Test
	void listsFollowsInOne() {
		UUID reader = this.neighbours.user(false);
		follow(this.bob, this.author, "ACCEPTED");
		follow(reader, this.author, "ACCEPTED");
		String follows = "/follows/" + this.author;

		assertThat(costsOfGet(follows + "/followers", reader)).isEqualTo("1 statements, 1 calls");
		assertThat(costsOfGet(follows + "/followers", reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet(follows + "/following", reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet(follows + "/followers/count", reader)).isEqualTo("1 statements, 0 calls");
		assertThat(costsOfGet(follows + "/following/identifiers", reader)).isEqualTo("1 statements, 0 calls");
	}

	@Test
	void refusesForeignersInNone() {
		assertThat(costsOf(() -> this.client.delete("/likes/" + this.bob + "/tweets/" + this.tweet, this.author)))
			.isEqualTo("0 statements, 0 calls");
	}

	private String costsOfGet(String path, UUID reader) {
		return costsOf(() -> assertThat(this.client.get(path, reader).statusCode()).isEqualTo(200));
	}

	private static String costsOf(Runnable request) {
		execute("select pg_stat_statements_reset()");
		NEIGHBOURS.requests().clear();
		request.run();
		return query(ADMINISTRATION,
				"""
						select coalesce(sum(calls), 0) from pg_stat_statements
						where userid = 'tweebyte'::regrole and query !~ 'pg_catalog' and query ~* '^\\s*(select|insert|update|delete|with)'
							and dbid = (select oid from pg_database where datname = current_database())""")
				+ " statements, " + NEIGHBOURS.requests().size() + " calls";
	}

	private static void execute(String sql) {
		try (Connection connection = ADMINISTRATION.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
