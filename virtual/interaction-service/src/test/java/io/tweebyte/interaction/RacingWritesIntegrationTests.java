package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** One user who writes the same thing and deletes it many times at once. */
class RacingWritesIntegrationTests extends ReactionIntegrationTest {

	@AfterEach
	void countsEqualRows() {
		String rows = """
				select (select count(*) from likes where thing_id = '%1$s') || ' '
					|| (select count(*) from replies where tweet_id = '%1$s') || ' '
					|| (select count(*) from retweets where tweet_id = '%1$s')""";
		assertThat(counts(this.tweet)).isEqualTo(query(rows.formatted(this.tweet)));
	}

	@Test
	void likeATweet() throws Exception {
		String path = "/likes/" + this.bob + "/tweets/" + this.tweet;

		areServed(() -> this.client.post(path, null, this.bob), () -> this.client.delete(path, this.bob));
	}

	@Test
	void likeAReply() throws Exception {
		String reply = id(reply(this.author, this.tweet, "Hello"));
		String path = "/likes/" + this.bob + "/replies/" + reply;

		areServed(() -> this.client.post(path, null, this.bob), () -> this.client.delete(path, this.bob));

		assertThat(query("select likes_count from replies where id = '" + reply + "'"))
			.isEqualTo(query("select count(*) from likes where thing_id = '" + reply + "'"));
	}

	@Test
	void editAReplyThatIsLiked() throws Exception {
		String reply = id(reply(this.bob, this.tweet, "Hello"));
		String path = "/replies/" + this.bob + "/" + reply;
		String like = "/likes/" + this.bob + "/replies/" + reply;

		areServed(() -> this.client.post(like, null, this.bob),
				() -> this.client.put(path, "{\"content\":\"" + UUID.randomUUID() + "\"}", this.bob));

		assertThat(query("select likes_count from replies where id = '" + reply + "'")).isEqualTo("1");
	}

	@Test
	void editAReplyThatIsDeleted() throws Exception {
		String path = "/replies/" + this.bob + "/" + id(reply(this.bob, this.tweet, "Hello"));

		List<HttpResponse<String>> responses = atOnce(
				(i) -> untilServed((i == MANY / 2) ? () -> this.client.delete(path, this.bob)
						: () -> this.client.put(path, "{\"content\":\"Hi\"}", this.bob)));

		assertThat(responses).extracting(HttpResponse::statusCode).isSubsetOf(200, 404);
	}

	@Test
	void replyWithAKey() throws Exception {
		areServed(() -> reply(this.bob, this.tweet, "Hello", "Idempotency-Key", "racing"),
				() -> delete("replies", "idempotency_key = 'racing'"));
	}

	@Test
	void retweet() throws Exception {
		areServed(() -> retweet(this.bob, this.tweet), () -> delete("retweets", "tweet_id = '" + this.tweet + "'"));
	}

	private HttpResponse<String> delete(String table, String condition) {
		String id = query("select coalesce((select id from " + table + " where user_id = '" + this.bob + "' and "
				+ condition + "), '" + UUID.randomUUID() + "')");
		return this.client.delete("/" + table + "/" + this.bob + "/" + id, this.bob);
	}

	private static void areServed(Supplier<HttpResponse<String>> write, Supplier<HttpResponse<String>> delete)
			throws Exception {
		List<HttpResponse<String>> responses = atOnce((i) -> untilServed((i % 2 == 0) ? write : delete));

		assertThat(responses).extracting(HttpResponse::statusCode).isSubsetOf(200, 204);
	}

}
