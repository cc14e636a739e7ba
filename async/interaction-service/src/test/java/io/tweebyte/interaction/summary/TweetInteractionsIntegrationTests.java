package io.tweebyte.interaction.summary;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;

import io.tweebyte.interaction.ReactionIntegrationTest;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TweetInteractionsIntegrationTests extends ReactionIntegrationTest {

	private static final String NONE = "{\"tweet_id\":\"%s\",\"likes_count\":0,\"replies_count\":0,\"retweets_count\":0}";

	@Test
	void returnsAllRequestedTweetsInOrder() {
		UUID quiet = UUID.randomUUID();
		like(this.bob, this.tweet);
		retweet(this.bob, this.tweet);
		String reply = id(reply(this.bob, this.tweet, "Well said"));

		HttpResponse<String> response = ask("[\"" + quiet + "\",\"" + this.tweet + "\"]");

		assertThat(response.body())
			.startsWith("[" + NONE.formatted(quiet) + ",{\"tweet_id\":\"" + this.tweet
					+ "\",\"likes_count\":1,\"replies_count\":1,\"retweets_count\":1,\"top_reply\":{\"id\":\"" + reply
					+ "\",\"user_id\":\"" + this.bob + "\",\"content\":\"Well said\",\"created_at\":\"")
			.endsWith("\"likes_count\":0}}]");
	}

	@Test
	void tellsTheNewestRepliesWhenAsked() {
		String first = id(reply(this.bob, this.tweet, "One"));
		String second = id(reply(this.bob, this.tweet, "Two"));
		String third = id(reply(this.bob, this.tweet, "Three"));
		this.client.post("/likes/" + this.bob + "/replies/" + first, null, this.bob);

		HttpResponse<String> response = ask(
				"{\"ids\":[\"" + this.tweet + "\"],\"replies\":2,\"author_id\":\"" + this.author + "\"}");

		assertThat(ServiceCaller.json(response).get(0).get("top_reply").get("id").asString()).isEqualTo(first);
		assertThat(ServiceCaller.json(response).get(0).get("replies").findValuesAsString("id")).containsExactly(third,
				second);
		assertThat(ask("{\"ids\":[\"" + UUID.randomUUID() + "\"],\"replies\":2}").body()).endsWith("\"replies\":[]}]");
	}

	@Test
	void findsTweetsOfAnAuthorWhateverTheirIds() {
		UUID least = UUID.fromString("00000000-0000-4000-8000-" + this.author.toString().substring(24));
		UUID greatest = UUID.fromString("ffffffff-ffff-4fff-bfff-" + this.author.toString().substring(24));
		query("insert into tweet_counts (tweet_id, author_id, likes) values ('" + least + "', '" + this.author
				+ "', 1), ('" + greatest + "', '" + this.author + "', 2) returning tweet_id");

		HttpResponse<String> response = ask(
				"{\"ids\":[\"" + greatest + "\",\"" + least + "\"],\"author_id\":\"" + this.author + "\"}");

		assertThat(ServiceCaller.json(response).findValuesAsString("likes_count")).containsExactly("2", "1");
	}

	@Test
	void findsTweetsOfAnAuthorAmongManyThatWereDeleted() {
		storeCounts(9);

		HttpResponse<String> response = ask("{\"ids\":[\"" + countedTweet(9) + "\",\"" + countedTweet(1)
				+ "\"],\"author_id\":\"" + this.author + "\"}");

		assertThat(ServiceCaller.json(response).findValuesAsString("likes_count")).containsExactly("9", "1");
	}

	@Test
	void keepsWhatPrivateAuthorsPostToThoseWhoMaySee() {
		UUID carol = this.neighbours.user(true);
		UUID follower = this.neighbours.user(false);
		follow(follower, carol, "ACCEPTED");
		String json = "{\"ids\":[],\"author_id\":\"" + carol + "\"}";

		assertThat(ServiceCaller.detail(ask(json))).isEqualTo(PRIVATE);
		assertThat(this.client.post("/internal/tweets/interactions", json, follower).body()).isEqualTo("[]");
		assertThat(this.client.post("/internal/tweets/interactions", json, carol).body()).isEqualTo("[]");
		assertThat(ServiceCaller.detail(ask(json.replace(carol.toString(), UUID.randomUUID().toString()))))
			.isEqualTo("404 There is no such user.");
	}

	@Test
	void hidesNewRepliesOfWritersWhoTurnedPrivate() {
		UUID carol = this.neighbours.user(true);
		UUID follower = this.neighbours.user(false);
		follow(follower, carol, "ACCEPTED");
		reply(this.bob, this.tweet, "One");
		String hidden = id(reply(carol, this.tweet, "Two"));
		this.client.post("/likes/" + carol + "/replies/" + hidden, null, carol);
		String json = "{\"ids\":[\"" + this.tweet + "\"],\"replies\":2}";

		assertThat(ask(json).body()).contains("\"replies_count\":2", "One").doesNotContain(hidden);
		for (UUID reader : List.of(carol, follower)) {
			assertThat(this.client.post("/internal/tweets/interactions", json, reader).body()).contains("One", hidden);
		}
	}

	@Test
	void failsWhileTheUserServiceIsUnavailable() {
		this.neighbours.usersAreOut();

		assertThat(ServiceCaller.detail(ask("{\"ids\":[],\"author_id\":\"" + this.author + "\"}"))).isEqualTo(OUT);
		assertThat(ask("{\"ids\":[]}").body()).isEqualTo("[]");
	}

	@Test
	void refusesQuestionsThatAreNone() {
		assertThat(ServiceCaller.errors(ask("{\"ids\":[\"x\"]}")))
			.isEqualTo("ids must be a list of at most 1000 UUIDs.\n");
		assertThat(ServiceCaller.errors(ask("{\"ids\":[],\"replies\":101}")))
			.isEqualTo("replies must be a number from 0 to 100.\n");
		assertThat(ServiceCaller.errors(ask("{\"ids\":[],\"author_id\":\"y\"}")))
			.isEqualTo("author_id must be a UUID.\n");
	}

	private HttpResponse<String> ask(String json) {
		return this.client.post("/internal/tweets/interactions", json, this.bob);
	}

}
