package io.tweebyte.interaction.like;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.interaction.Neighbours;
import io.tweebyte.interaction.ReactionIntegrationTest;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LikeIntegrationTests extends ReactionIntegrationTest {

	@Test
	void isGivenOnce() {
		HttpResponse<String> first = like(this.bob, this.tweet);
		HttpResponse<String> second = like(this.bob, this.tweet);

		assertThat(first.statusCode()).isEqualTo(200);
		assertThat(first.body()).matches("\\{\"id\":\"[0-9a-f-]{36}\",\"created_at\":\"[0-9T:.-]{26}Z\"}");
		assertThat(second.body()).isEqualTo(first.body());
		assertThat(counts(this.tweet)).isEqualTo("1 0 0");
		assertThat(query("select tweet_author_id from likes where thing_id = '" + this.tweet + "'"))
			.isEqualTo(this.author.toString());
	}

	@Test
	void countsExactlyWhenManyLikeAtOnce() throws Exception {
		List<UUID> users = Stream.generate(() -> this.neighbours.user(false)).limit(MANY).toList();
		List<HttpResponse<String>> responses = atOnce((i) -> untilServed(() -> like(users.get(i), this.tweet)));

		assertThat(responses).allSatisfy((response) -> assertThat(response.statusCode()).isEqualTo(200));
		assertThat(counts(this.tweet)).isEqualTo(MANY + " 0 0");
	}

	@Test
	void isOneFactHoweverOftenItIsRepeatedAtOnce() throws Exception {
		List<HttpResponse<String>> responses = atOnce((i) -> untilServed(() -> like(this.bob, this.tweet)));

		assertThat(responses).allSatisfy((response) -> assertThat(response.statusCode()).isEqualTo(200));
		assertThat(responses).extracting(HttpResponse::body).containsOnly(responses.getFirst().body());
		assertThat(counts(this.tweet)).isEqualTo("1 0 0");
	}

	@Test
	void asksOnceForATweetAndOnceForItsAuthor() {
		like(this.bob, this.tweet);
		assertThat(targets()).containsExactly(summaryOfTweet());

		like(this.neighbours.user(false), this.tweet);
		like(this.neighbours.user(false), this.tweet);

		assertThat(targets()).containsExactly(summaryOfTweet(), "/internal/users/summaries");
	}

	@Test
	void isGivenAsOneselfOnly() {
		String path = "/likes/" + this.bob + "/tweets/" + this.tweet;
		String reply = "/likes/" + this.bob + "/replies/" + this.tweet;

		assertThat(ServiceCaller.detail(this.client.post(path, null, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.detail(this.client.post(reply, null, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.detail(this.client.delete(path, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.detail(this.client.delete(reply, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(NEIGHBOURS.requests()).isEmpty();
	}

	@Test
	void needsATweetThatExists() {
		assertThat(ServiceCaller.detail(like(this.bob, UUID.randomUUID()))).isEqualTo(GONE);
	}

	@Test
	void needsAnAuthorWhoLetsOneSee() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		UUID follower = this.neighbours.user(false);
		follow(follower, carol, "ACCEPTED");
		follow(this.bob, carol, "PENDING");

		assertThat(like(follower, secret).statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.detail(like(this.bob, secret))).isEqualTo(PRIVATE);
		assertThat(like(carol, secret).statusCode()).isEqualTo(200);
		assertThat(counts(secret)).isEqualTo("2 0 0");
	}

	@Test
	void isRefusedWhenTheTweetServiceRefuses() {
		this.neighbours.hide(this.tweet);

		assertThat(ServiceCaller.detail(like(this.bob, this.tweet))).isEqualTo(PRIVATE);
		assertThat(counts(this.tweet)).isEqualTo("none");
	}

	@Test
	void isRefusedWhileAServiceIsUnavailable() {
		this.neighbours.tweetsAreOut();
		assertThat(ServiceCaller.detail(like(this.bob, this.tweet))).isEqualTo(OUT);

		UUID second = knownTweet();
		this.neighbours.usersAreOut();
		assertThat(ServiceCaller.detail(like(this.neighbours.user(false), second))).isEqualTo(OUT);
	}

	private UUID knownTweet() {
		play(new Neighbours());
		UUID tweet = this.neighbours.tweet(this.neighbours.user(false));
		like(this.bob, tweet);
		return tweet;
	}

	@Test
	void isTakenBackOnce() {
		String path = "/likes/" + this.bob + "/tweets/" + this.tweet;
		like(this.bob, this.tweet);

		assertThat(this.client.delete(path, this.bob).statusCode()).isEqualTo(204);
		assertThat(this.client.delete(path, this.bob).statusCode()).isEqualTo(204);
		assertThat(counts(this.tweet)).isEqualTo("0 0 0");
	}

	@Test
	void isGivenToRepliesToo() {
		String reply = id(reply(this.author, this.tweet, "Mine"));
		String path = "/likes/" + this.bob + "/replies/" + reply;

		HttpResponse<String> first = this.client.post(path, null, this.bob);
		HttpResponse<String> second = this.client.post(path, null, this.bob);

		assertThat(first.statusCode()).isEqualTo(200);
		assertThat(second.body()).isEqualTo(first.body());
		assertThat(query("select likes_count from replies where id = '" + reply + "'")).isEqualTo("1");
		assertThat(this.client.delete(path, this.bob).statusCode()).isEqualTo(204);
		assertThat(this.client.delete(path, this.bob).statusCode()).isEqualTo(204);
		assertThat(query("select likes_count from replies where id = '" + reply + "'")).isEqualTo("0");
	}

	@Test
	void needsAReplyToATweetThatExists() {
		String reply = id(reply(this.author, this.tweet, "Mine"));
		redis().delete("tweebyte:v1:tweet-existence:" + this.tweet);
		this.neighbours.forget(this.tweet);

		assertThat(ServiceCaller
			.detail(this.client.post("/likes/" + this.bob + "/replies/" + UUID.randomUUID(), null, this.bob)))
			.isEqualTo("404 There is no such reply.");
		assertThat(ServiceCaller.detail(this.client.post("/likes/" + this.bob + "/replies/" + reply, null, this.bob)))
			.isEqualTo(GONE);
	}

	@Test
	void isListedWithWhoGaveIt() {
		String first = id(like(this.bob, this.tweet));
		String second = id(like(this.author, this.tweet));

		HttpResponse<String> page = this.client.get("/likes/tweet/" + this.tweet + "?limit=1", this.bob);
		String next = page.headers().firstValue("Link").orElseThrow().replaceAll("<(.*)>.*", "$1");
		HttpResponse<String> rest = this.client.get("/likes/tweet/" + this.tweet + next, this.bob);

		assertThat(page.body()).startsWith("[{\"id\":\"" + second + "\",\"user\":{\"id\":\"" + this.author
				+ "\",\"user_name\":\"" + Neighbours.name(this.author) + "\",\"is_private\":false,\"created_at\":\"");
		assertThat(rest.body()).startsWith("[{\"id\":\"" + first + "\"");
		assertThat(rest.headers().firstValue("Link")).isEmpty();
		assertThat(this.client.get("/likes/" + this.tweet + "/count", this.bob).body()).isEqualTo("2");
	}

	@Test
	void refusesPagesThatAreNone() {
		assertThat(ServiceCaller.errors(this.client.get("/likes/tweet/" + this.tweet + "?limit=0&before=x", this.bob)))
			.isEqualTo(
					"before must be a cursor of this list, given once.\nlimit must be a number from 1 to 1000, given once.\n");
	}

	@Test
	void isListedByIdWhileTheUserServiceIsOut() {
		like(this.bob, this.tweet);
		redis().delete("tweebyte:v1:tweet-existence:" + this.tweet);
		this.neighbours.usersAreOut();

		HttpResponse<String> list = this.client.get("/likes/tweet/" + this.tweet, this.bob);

		assertThat(degraded(list)).isEqualTo("200 users");
		assertThat(list.body()).contains("\"user\":{\"id\":\"" + this.bob + "\"}");
		UUID other = this.neighbours.user(false);
		assertThat(ServiceCaller.detail(this.client.get("/likes/tweet/" + knownUnknown(), other))).isEqualTo(OUT);
	}

	private UUID knownUnknown() {
		UUID tweet = knownTweet();
		this.neighbours.usersAreOut();
		return tweet;
	}

	@Test
	void isListedAsStoredWhileTheTweetServiceIsOut() {
		like(this.bob, this.tweet);
		redis().delete("tweebyte:v1:tweet-existence:" + this.tweet);
		this.neighbours.tweetsAreOut();

		assertThat(degraded(this.client.get("/likes/tweet/" + this.tweet, this.bob))).isEqualTo("200 tweets");
		HttpResponse<String> count = this.client.get("/likes/" + this.tweet + "/count", this.bob);
		assertThat(degraded(count)).isEqualTo("200 tweets");
		assertThat(count.body()).isEqualTo("1");
		HttpResponse<String> unknown = this.client.get("/likes/tweet/" + UUID.randomUUID(), this.bob);
		assertThat(degraded(unknown) + unknown.body()).isEqualTo("200 tweets[]");
	}

	@Test
	void takesThePathOfAListForNoCount() {
		assertThat(ServiceCaller.errors(this.client.get("/likes/tweet/count", this.bob)))
			.isEqualTo("tweetId must be a UUID.\n");
	}

	@Test
	void isListedForThoseWhoSeeTheTweet() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		like(carol, secret);
		UUID follower = this.neighbours.user(false);
		follow(follower, carol, "ACCEPTED");

		for (String path : List.of("/likes/tweet/" + secret, "/likes/" + secret + "/count")) {
			assertThat(ServiceCaller.detail(this.client.get(path, this.bob))).isEqualTo(PRIVATE);
			assertThat(this.client.get(path, follower).statusCode()).isEqualTo(200);
			assertThat(this.client.get(path, carol).statusCode()).isEqualTo(200);
		}
		assertThat(ServiceCaller.detail(this.client.get("/likes/tweet/" + UUID.randomUUID(), this.bob)))
			.isEqualTo(GONE);
		assertThat(ServiceCaller.detail(this.client.get("/likes/" + UUID.randomUUID() + "/count", this.bob)))
			.isEqualTo(GONE);
	}

	@Test
	void isListedForItsGiverWithoutWhatTheReaderMayNotSee() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		UUID lost = this.neighbours.tweet(this.author);
		follow(this.bob, carol, "ACCEPTED");
		like(this.bob, this.tweet);
		like(this.bob, secret);
		like(this.bob, lost);
		this.neighbours.forget(lost);

		String path = "/likes/user/" + this.bob;
		assertThat(this.client.get(path, this.bob).body())
			.contains("\"tweet\":" + this.neighbours.summary(this.tweet), secret.toString())
			.doesNotContain(lost.toString());
		assertThat(this.client.get(path, this.author).body()).contains(this.tweet.toString())
			.doesNotContain(secret.toString(), lost.toString());
	}

	@Test
	void isListedForItsGiverByIdWhileTheTweetServiceIsOut() {
		like(this.bob, this.tweet);
		this.neighbours.tweetsAreOut();

		HttpResponse<String> list = this.client.get("/likes/user/" + this.bob, this.bob);

		assertThat(degraded(list)).isEqualTo("200 tweets");
		assertThat(list.body()).contains("\"tweet\":{\"id\":\"" + this.tweet + "\"}");
	}

	@Test
	void isListedForUsersWhoLetOneSee() {
		UUID carol = this.neighbours.user(true);
		like(this.bob, this.tweet);

		assertThat(ServiceCaller.detail(this.client.get("/likes/user/" + carol, this.bob))).isEqualTo(PRIVATE);
		assertThat(ServiceCaller.detail(this.client.get("/likes/user/" + UUID.randomUUID(), this.bob)))
			.isEqualTo("404 There is no such user.");
		this.neighbours.usersAreOut();
		assertThat(ServiceCaller.detail(this.client.get("/likes/user/" + this.bob, this.neighbours.user(false))))
			.isEqualTo(OUT);
	}

}
