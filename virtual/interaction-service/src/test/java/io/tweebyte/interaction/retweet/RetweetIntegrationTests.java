package io.tweebyte.interaction.retweet;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;

import io.tweebyte.interaction.Neighbours;
import io.tweebyte.interaction.ReactionIntegrationTest;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RetweetIntegrationTests extends ReactionIntegrationTest {

	@Test
	void isOneForAUserAndATweet() {
		HttpResponse<String> first = retweet(this.bob, this.tweet);
		HttpResponse<String> second = retweet(this.bob, this.tweet);
		HttpResponse<String> silent = this.client.post("/retweets/" + this.author,
				"{\"original_tweet_id\":\"" + this.tweet + "\"}", this.author);

		assertThat(first.statusCode()).isEqualTo(200);
		assertThat(first.body()).startsWith("{\"id\":\"").endsWith("\",\"content\":\"Look\"}");
		assertThat(second.body()).isEqualTo(first.body());
		assertThat(silent.statusCode()).isEqualTo(200);
		assertThat(silent.body()).doesNotContain("content");
		assertThat(counts(this.tweet)).isEqualTo("0 0 2");
	}

	@Test
	void refusesWhatTheContractRefuses() {
		String path = "/retweets/" + this.bob;
		String valid = "{\"original_tweet_id\":\"" + this.tweet + "\"}";

		assertThat(ServiceCaller.detail(this.client.post(path, valid, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.errors(this.client.post(path, "{\"content\":\" \"}", this.bob))).contains("content ",
				"original_tweet_id ");
		assertThat(ServiceCaller.detail(retweet(this.bob, UUID.randomUUID()))).isEqualTo(GONE);
		this.neighbours.hide(this.tweet);
		assertThat(ServiceCaller.detail(retweet(this.bob, this.tweet))).isEqualTo(PRIVATE);
		this.neighbours.tweetsAreOut();
		assertThat(ServiceCaller.detail(retweet(this.bob, this.tweet))).isEqualTo(OUT);
	}

	@Test
	void needsAnAuthorWhoLetsOneSee() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		like(carol, secret);

		assertThat(ServiceCaller.detail(retweet(this.bob, secret))).isEqualTo(PRIVATE);
		follow(this.bob, carol, "ACCEPTED");
		assertThat(retweet(this.bob, secret).statusCode()).isEqualTo(200);
	}

	@Test
	void isEditedByItsUser() {
		String id = id(retweet(this.bob, this.tweet));
		String own = "/retweets/" + this.bob + "/" + id;

		HttpResponse<String> edited = this.client.put(own, "{\"content\":\"See\"}", this.bob);

		assertThat(edited.statusCode() + edited.body()).isEqualTo("200");
		assertThat(query("select content from retweets where id = '" + id + "'")).isEqualTo("See");
		assertThat(ServiceCaller.detail(this.client.put(own, "{\"content\":\"Mine\"}", this.author)))
			.isEqualTo(NOT_YOURSELF);
		assertThat(this.client.put(own, "{}", this.bob).statusCode()).isEqualTo(400);
		assertThat(ServiceCaller
			.detail(this.client.put("/retweets/" + this.author + "/" + id, "{\"content\":\"Mine\"}", this.author)))
			.isEqualTo(NOT_YOURS);
		assertThat(ServiceCaller.detail(
				this.client.put("/retweets/" + this.bob + "/" + UUID.randomUUID(), "{\"content\":\"Mine\"}", this.bob)))
			.isEqualTo("404 There is no such retweet.");
	}

	@Test
	void isDeletedByItsUser() {
		String id = id(retweet(this.bob, this.tweet));
		String own = "/retweets/" + this.bob + "/" + id;

		assertThat(ServiceCaller.detail(this.client.delete(own, this.author))).isEqualTo(NOT_YOURSELF);
		assertThat(ServiceCaller.detail(this.client.delete("/retweets/" + this.author + "/" + id, this.author)))
			.isEqualTo(NOT_YOURS);
		for (int i = 0; i < 2; i++) {
			HttpResponse<String> deleted = this.client.delete(own, this.bob);
			assertThat(deleted.statusCode() + deleted.body()).isEqualTo("200");
		}
		assertThat(counts(this.tweet)).isEqualTo("0 0 0");
	}

	@Test
	void isListedWithTheTweet() {
		String id = id(retweet(this.bob, this.tweet));
		String tweet = "\"tweet\":" + this.neighbours.summary(this.tweet) + "}]";

		for (String list : List.of("tweet/" + this.tweet, "user/" + this.bob)) {
			HttpResponse<String> page = this.client.get("/retweets/" + list, this.author);
			assertThat(degraded(page)).isEqualTo("200 whole");
			assertThat(page.body()).startsWith("[{\"id\":\"" + id + "\",\"created_at\":\"")
				.contains("\"content\":\"Look\",\"user\":{\"id\":\"" + this.bob + "\",\"user_name\":\""
						+ Neighbours.name(this.bob))
				.endsWith(tweet);
		}
		assertThat(this.client.get("/retweets/tweet/" + this.tweet + "/count", this.author).body()).isEqualTo("1");
	}

	@Test
	void isListedByIdsWhileOthersAreOut() {
		retweet(this.bob, this.tweet);
		this.neighbours.tweetsAreOut();
		HttpResponse<String> ofTweet = this.client.get("/retweets/tweet/" + this.tweet, this.author);
		HttpResponse<String> ofUser = this.client.get("/retweets/user/" + this.bob, this.author);
		UUID carol = this.neighbours.user(false);
		play(new Neighbours());
		this.neighbours.usersAreOut();
		HttpResponse<String> undecided = this.client.get("/retweets/user/" + carol, this.bob);
		HttpResponse<String> own = this.client.get("/retweets/user/" + carol, carol);

		assertThat(degraded(ofTweet)).isEqualTo("200 tweets");
		assertThat(ofTweet.body()).endsWith("\"tweet\":{\"id\":\"" + this.tweet + "\"}}]");
		assertThat(degraded(ofUser)).isEqualTo("200 tweets");
		assertThat(ofUser.body()).endsWith("\"tweet\":{\"id\":\"" + this.tweet + "\"}}]");
		assertThat(ServiceCaller.detail(undecided)).isEqualTo(OUT);
		assertThat(degraded(own) + own.body()).isEqualTo("200 users[]");
	}

	@Test
	void isListedForThoseWhoMaySee() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		retweet(carol, secret);
		this.neighbours.hide(secret);

		assertThat(ServiceCaller.detail(this.client.get("/retweets/tweet/" + secret, this.bob))).isEqualTo(PRIVATE);
		assertThat(ServiceCaller.detail(this.client.get("/retweets/tweet/" + secret + "/count", this.bob)))
			.isEqualTo(PRIVATE);
		assertThat(ServiceCaller.detail(this.client.get("/retweets/user/" + carol, this.bob))).isEqualTo(PRIVATE);
		assertThat(ServiceCaller.detail(this.client.get("/retweets/user/" + UUID.randomUUID(), this.bob)))
			.isEqualTo("404 There is no such user.");
		follow(this.bob, carol, "ACCEPTED");
		assertThat(this.client.get("/retweets/user/" + carol, this.bob).body()).contains(secret.toString());
	}

	@Test
	void isListedWithoutTweetsTheReaderMayNotSee() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		follow(this.bob, carol, "ACCEPTED");
		retweet(this.bob, secret);
		retweet(this.bob, this.tweet);

		assertThat(this.client.get("/retweets/user/" + this.bob, this.author).body()).contains(this.tweet.toString())
			.doesNotContain(secret.toString());
		assertThat(this.client.get("/retweets/user/" + this.bob, this.bob).body()).contains(this.tweet.toString(),
				secret.toString());
	}

}
