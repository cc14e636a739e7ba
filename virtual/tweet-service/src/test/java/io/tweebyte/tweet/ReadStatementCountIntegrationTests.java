package io.tweebyte.tweet;

import java.util.UUID;

import io.tweebyte.contracts.id.Identifiers;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Statements and calls of each read, first with an empty cache and then with a warm one,
 * however many tweets are read.
 */
class ReadStatementCountIntegrationTests extends StatementCountIntegrationTest {

	private static final int MANY = 30;

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final String tag = "tag" + UUID.randomUUID().toString().substring(0, 8);

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	private UUID tweet;

	@BeforeEach
	void postMuch() {
		NEIGHBOURS.respond(this.neighbours.user(this.ada, false).user(this.bob, false).followed(this.ada));
		for (int i = 0; i < MANY; i++) {
			this.tweet = this.tweets.add(this.ada, "Number " + i + " of #" + this.tag);
			this.tweets.tag(this.tweet, this.tag, "b" + this.tag).mention(this.tweet, 0, this.bob, "bob");
		}
	}

	@Test
	void readsATweet() {
		assertThat(workOfGet("reads a tweet, nothing cached", "/tweets/" + this.tweet))
			.isEqualTo("3 statements, 1 calls");
		assertThat(workOfGet("reads a tweet again", "/tweets/" + this.tweet)).isEqualTo("3 statements, 1 calls");
	}

	@Test
	void readsATweetWithoutHashtagsAndNames() {
		UUID plain = this.tweets.add(this.ada, "Nothing to find here");

		assertThat(workOfGet("reads a tweet without hashtags and names", "/tweets/" + plain))
			.isEqualTo("1 statements, 1 calls");
	}

	@Test
	void readsAllTweetsOfAUser() {
		assertThat(workOfGet("reads 30 tweets of a user, nothing cached", "/tweets/user/" + this.ada))
			.isEqualTo("3 statements, 1 calls");
		assertThat(workOfGet("reads 30 tweets of a user again", "/tweets/user/" + this.ada))
			.isEqualTo("3 statements, 1 calls");
	}

	@Test
	void readsAFeed() {
		assertThat(workOfGet("reads a feed of 30 tweets, nothing cached", "/tweets/" + this.bob + "/feed"))
			.isEqualTo("3 statements, 2 calls");
		assertThat(workOfGet("reads a feed of 30 tweets again", "/tweets/" + this.bob + "/feed"))
			.isEqualTo("3 statements, 1 calls");
	}

	@Test
	void readsSummaries() {
		assertThat(workOfGet("reads the summary of a tweet, nothing cached", "/tweets/" + this.tweet + "/summary"))
			.isEqualTo("1 statements, 1 calls");
		assertThat(workOfGet("reads the summary of a tweet again", "/tweets/" + this.tweet + "/summary"))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("reads the summaries of a user again", "/tweets/user/" + this.ada + "/summary"))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void searches() {
		assertThat(workOfGet("searches tweets, nothing cached", "/tweets/search/" + this.tag))
			.isEqualTo("1 statements, 2 calls");
		assertThat(workOfGet("searches tweets again", "/tweets/search/" + this.tag)).isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("looks for a hashtag again", "/tweets/search/hashtag/" + this.tag))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("searches tweets without a match", "/tweets/search/none" + this.tag))
			.isEqualTo("1 statements, 0 calls");
		assertThat(workOfGet("reads the popular hashtags, nothing cached", "/tweets/hashtag/popular"))
			.isEqualTo("1 statements, 0 calls");
	}

	@Test
	void searchesOnForAnAuthorWhoTurnedPrivateAMomentAgo() {
		UUID eve = Identifiers.next();
		this.neighbours.user(eve, true);
		this.tweets.add(eve, "Once public: #" + this.tag);
		this.client.get("/tweets/search/" + this.tag, this.bob);

		assertThat(workOfGet("searches on for an author who turned private", "/tweets/search/" + this.tag + "?limit=1"))
			.isEqualTo("2 statements, 0 calls");
		this.tweets.makePrivate(eve);
		assertThat(workOfGet("searches without a private author", "/tweets/search/" + this.tag + "?limit=1"))
			.isEqualTo("1 statements, 0 calls");
	}

	private String workOfGet(String name, String path) {
		return workOf(name, () -> assertThat(this.client.get(path, this.bob).statusCode()).isEqualTo(200));
	}

}
