package io.tweebyte.interaction;

import java.util.UUID;

import io.tweebyte.testsupport.WorkCounter;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReactionStatementCountIntegrationTests extends ReactionIntegrationTest {

	private static final WorkCounter WORK = new WorkCounter(DATABASE.name(), () -> NEIGHBOURS.requests().size());

	@Test
	void writesAFactAndItsCount() {
		assertThat(workOf("likes a tweet, nothing cached", () -> like(this.bob, this.tweet)))
			.isEqualTo("2 statements, 1 calls");
		assertThat(workOf("replies to a tweet, nothing cached", () -> reply(this.bob, this.tweet, "Hello")))
			.isEqualTo("3 statements, 1 calls");
		assertThat(workOf("likes a tweet again", () -> like(this.bob, this.tweet))).isEqualTo("2 statements, 0 calls");
		assertThat(workOf("retweets a tweet", () -> retweet(this.bob, this.tweet))).isEqualTo("2 statements, 0 calls");
		assertThat(workOf("takes back a like",
				() -> this.client.delete("/likes/" + this.bob + "/tweets/" + this.tweet, this.bob)))
			.isEqualTo("2 statements, 0 calls");
	}

	@Test
	void locksTheReplyThatIsLiked() {
		String reply = id(reply(this.bob, this.tweet, "Hello"));
		String path = "/likes/" + this.author + "/replies/" + reply;

		assertThat(workOf("likes a reply", () -> this.client.post(path, null, this.author)))
			.isEqualTo("4 statements, 0 calls");
		assertThat(workOf("takes back the like of a reply", () -> this.client.delete(path, this.author)))
			.isEqualTo("3 statements, 0 calls");
	}

	@Test
	void locksWhatIsEditedOrDeleted() {
		String reply = "/replies/" + this.bob + "/" + id(reply(this.bob, this.tweet, "Hello"));
		String retweet = "/retweets/" + this.bob + "/" + id(retweet(this.bob, this.tweet));
		String json = "{\"content\":\"Hi\"}";

		assertThat(workOf("edits a reply", () -> this.client.put(reply, json, this.bob)))
			.isEqualTo("2 statements, 0 calls");
		assertThat(workOf("edits a retweet", () -> this.client.put(retweet, json, this.bob)))
			.isEqualTo("2 statements, 0 calls");
		assertThat(workOf("deletes a reply", () -> this.client.delete(reply, this.bob)))
			.isEqualTo("4 statements, 0 calls");
		assertThat(workOf("deletes a retweet", () -> this.client.delete(retweet, this.bob)))
			.isEqualTo("3 statements, 0 calls");
	}

	@Test
	void listsInOne() {
		like(this.bob, this.tweet);
		reply(this.bob, this.tweet, "Hello");
		retweet(this.bob, this.tweet);
		UUID reader = this.neighbours.user(false);

		assertThat(workOfGet("lists who likes a tweet, nothing cached", "/likes/tweet/" + this.tweet, reader))
			.isEqualTo("1 statements, 1 calls");
		assertThat(workOfGet("lists who likes a tweet again", "/likes/tweet/" + this.tweet, reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("lists the replies to a tweet again", "/replies/tweet/" + this.tweet, reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("reads the top reply to a tweet again", "/replies/tweet/" + this.tweet + "/top", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("lists the retweets of a tweet, retweeters not cached", "/retweets/tweet/" + this.tweet,
				reader))
			.isEqualTo("1 statements, 1 calls");
		assertThat(workOfGet("counts the likes of a tweet again", "/likes/" + this.tweet + "/count", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("lists what a user likes, nothing cached", "/likes/user/" + this.bob, reader))
			.isEqualTo("1 statements, 1 calls");
		assertThat(workOfGet("lists what a user retweeted, nothing cached", "/retweets/user/" + this.bob, reader))
			.isEqualTo("1 statements, 1 calls");
	}

	@Test
	void listsWhatPrivateAuthorsPostInTwo() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		follow(this.bob, carol, "ACCEPTED");
		like(this.bob, secret);

		assertThat(workOfGet("lists who likes a tweet of a private author", "/likes/tweet/" + secret, this.bob))
			.isEqualTo("2 statements, 2 calls");
		assertThat(workOfGet("lists what a user likes of a private author", "/likes/user/" + this.bob, this.bob))
			.isEqualTo("2 statements, 1 calls");
	}

	@Test
	void tellsTheTweetServiceInOneOrTwo() {
		like(this.bob, this.tweet);
		String json = "{\"ids\":[\"" + this.tweet + "\"],\"replies\":100,\"author_id\":\"" + this.author + "\"}";
		UUID reader = this.neighbours.user(false);

		assertThat(workOf("summarises a tweet for its author",
				() -> this.client.post("/internal/tweets/interactions", json, this.author)))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("summarises a tweet, author not cached",
				() -> this.client.post("/internal/tweets/interactions", json, reader)))
			.isEqualTo("1 statements, 1 calls");
		reply(this.bob, this.tweet, "Hello");
		assertThat(workOf("summarises a tweet with a new reply, writer not cached",
				() -> this.client.post("/internal/tweets/interactions", json, reader)))
			.isEqualTo("2 statements, 1 calls");
		query("update replies set created_at = created_at - interval '2 minutes' where tweet_id = '" + this.tweet
				+ "' returning id");
		assertThat(workOf("summarises a tweet with replies",
				() -> this.client.post("/internal/tweets/interactions", json, reader)))
			.isEqualTo("2 statements, 0 calls");
	}

	@Test
	void readsAtMostTwiceTheRequestedTweetsOfAnAuthor() {
		storeCounts(9);
		String json = "{\"ids\":[\"" + countedTweet(1) + "\",\"%s\"],\"author_id\":\"" + this.author + "\"}";

		assertThat(workOf("summarises tweets between which one was deleted",
				() -> this.client.post("/internal/tweets/interactions", json.formatted(countedTweet(3)), this.author)))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOf("summarises tweets between which many were deleted",
				() -> this.client.post("/internal/tweets/interactions", json.formatted(countedTweet(9)), this.author)))
			.isEqualTo("2 statements, 0 calls");
	}

	@Test
	void followsInFive() {
		String path = "/follows/" + this.bob + "/" + this.author;

		assertThat(workOf("follows, nothing cached", () -> this.client.post(path, null, this.bob)))
			.isEqualTo("5 statements, 1 calls");
		assertThat(workOf("follows again", () -> this.client.post(path, null, this.bob)))
			.isEqualTo("2 statements, 0 calls");
		assertThat(workOf("stops following", () -> this.client.delete(path, this.bob)))
			.isEqualTo("3 statements, 0 calls");
	}

	@Test
	void listsFollowsInOne() {
		UUID reader = this.neighbours.user(false);
		follow(this.bob, this.author, "ACCEPTED");
		follow(reader, this.author, "ACCEPTED");
		String follows = "/follows/" + this.author;

		assertThat(workOfGet("lists followers, nothing cached", follows + "/followers", reader))
			.isEqualTo("1 statements, 2 calls");
		assertThat(workOfGet("lists followers again", follows + "/followers", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("lists whom a user follows again", follows + "/following", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("counts followers", follows + "/followers/count", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("lists the ids of whom a user follows", follows + "/following/identifiers", reader))
			.isEqualTo("1 statements, 0 calls");
	}

	/** Otherwise the time of a refusal would show whether there is something. */
	@Test
	void doesNotReadWhatItRefuses() {
		UUID carol = this.neighbours.user(true);
		UUID reader = this.neighbours.user(false);
		like(carol, this.tweet);
		retweet(carol, this.tweet);
		follow(carol, this.author, "ACCEPTED");
		follow(this.bob, carol, "ACCEPTED");

		assertThat(workOfRefusal("is not allowed to list what a private user likes", "/likes/user/" + carol, reader))
			.isEqualTo("1 statements, 1 calls");
		assertThat(workOfRefusal("is not allowed to list what a private user retweeted", "/retweets/user/" + carol,
				reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfRefusal("is not allowed to list the followers of a private user",
				"/follows/" + carol + "/followers", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfRefusal("is not allowed to list whom a private user follows",
				"/follows/" + carol + "/following", reader))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void doesNotReadInteractionsWithATweetThatItRefuses() {
		UUID carol = this.neighbours.user(true);
		UUID secret = this.neighbours.tweet(carol);
		follow(this.bob, carol, "ACCEPTED");
		like(this.bob, secret);
		reply(this.bob, secret, "Hello");
		retweet(this.bob, secret);
		UUID reader = this.neighbours.user(false);

		assertThat(workOfRefusal("is not allowed to list who likes a tweet", "/likes/tweet/" + secret, reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfRefusal("is not allowed to count likes", "/likes/" + secret + "/count", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfRefusal("is not allowed to list replies", "/replies/tweet/" + secret, reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfRefusal("is not allowed to read the top reply", "/replies/tweet/" + secret + "/top", reader))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfRefusal("is not allowed to count replies", "/replies/tweet/" + secret + "/count", reader))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void refusesForeignersInNone() {
		assertThat(workOf("is not allowed to take back the like of another",
				() -> this.client.delete("/likes/" + this.bob + "/tweets/" + this.tweet, this.author)))
			.isEqualTo("0 statements, 0 calls");
	}

	private String workOfGet(String name, String path, UUID reader) {
		return workOf(name, () -> assertThat(this.client.get(path, reader).statusCode()).isEqualTo(200));
	}

	private String workOfRefusal(String name, String path, UUID reader) {
		return workOf(name, () -> assertThat(this.client.get(path, reader).statusCode()).isEqualTo(403));
	}

	private static String workOf(String name, Runnable request) {
		return WORK.workOf(name, request);
	}

}
