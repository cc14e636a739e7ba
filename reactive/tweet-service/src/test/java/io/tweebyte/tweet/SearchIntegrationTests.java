package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class SearchIntegrationTests extends TweetServiceIntegrationTest {

	private static final String OUT = "503 A part of the service is not available; try again.";

	private final UUID zoe = Identifiers.next();

	/** A word of this test alone, which is a hashtag too. */
	private final String word = "w" + UUID.randomUUID().toString().substring(0, 8);

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false).user(this.bob, false);
		NEIGHBOURS.respond(this.neighbours);
	}

	@Test
	void findsAPartOfATextWithoutCase() {
		UUID id = this.tweets.add(this.ada, "Say ÄÖÜ" + this.word + " loudly");
		this.tweets.add(this.ada, "Something else");
		HttpResponse<String> response = search("%C3%A4%C3%B6%C3%BC" + this.word.toUpperCase());
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.body())
			.isEqualTo("[{\"id\":\"" + id + "\",\"user_id\":\"" + this.ada + "\",\"content\":\"Say ÄÖÜ" + this.word
					+ " loudly\",\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"user\":"
					+ Neighbours.user(this.ada, "u" + this.ada.toString().substring(24), false) + "}]");
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(targets()).containsExactly(followed(), "/internal/users/summaries");
	}

	@ParameterizedTest
	@CsvSource({ "100%25,100%", "a_b,a_b", "a%5Cb,a\\b" })
	void takesWildcardsForPlainText(String term, String text) {
		UUID id = this.tweets.add(this.ada, this.word + text + " found");
		this.tweets.add(this.ada, this.word + "100 axb a-b not found");
		assertThat(ids(search(this.word + term))).containsExactly(id);
	}

	@ParameterizedTest
	@ValueSource(strings = { "feed", "summary", "popular" })
	void findsWordsThatOtherPathsEndWith(String term) {
		UUID id = this.tweets.add(this.ada, "A " + term + " " + this.word);
		assertThat(ids(search(term))).contains(id);
	}

	@Test
	void readsWhoIsFollowedWhateverIsFound() {
		assertThat(search(this.word).body()).isEqualTo("[]");
		assertThat(targets()).containsExactly(followed());
		assertThat(byTag(this.word).body()).isEqualTo("[]");
		assertThat(targets()).containsExactly(followed());
	}

	@Test
	void findsAHashtagWithoutCase() {
		UUID id = tagged(this.ada);
		this.tweets.tag(this.tweets.add(this.ada, "Something longer"), this.word + "er");
		HttpResponse<String> response = byTag(this.word.toUpperCase());
		assertThat(ids(response)).containsExactly(id);
		assertThat(response.body()).contains("\"user\":{\"id\":\"" + this.ada);
	}

	@Test
	void goesOnPageByPage() {
		List<UUID> newest = new ArrayList<>();
		IntStream.range(0, 5).forEach((i) -> newest.addFirst(tagged(this.ada)));
		assertThat(List.of("/tweets/search/" + this.word, "/tweets/search/hashtag/" + this.word)).allSatisfy((path) -> {
			HttpResponse<String> first = this.client.get(path + "?limit=3", this.zoe);
			String next = first.headers().firstValue("Link").orElseThrow().replaceAll("<(.*)>.*", "$1");
			HttpResponse<String> second = this.client.get(path + next, this.zoe);
			assertThat(ids(first)).containsExactlyElementsOf(newest.subList(0, 3));
			assertThat(ids(second)).containsExactlyElementsOf(newest.subList(3, 5));
			assertThat(second.headers().firstValue("Link")).isEmpty();
		});
	}

	@Test
	void leavesPrivateTweetsOutBeforeThePageIsCut() {
		this.neighbours.user(this.ada, true);
		this.tweets.makePrivate(this.ada);
		assertOnlyBobsTweetIsFound();
	}

	@Test
	void readsOnForTweetsOfAnAuthorWhoTurnedPrivateAMomentAgo() {
		this.neighbours.user(this.ada, true);
		assertOnlyBobsTweetIsFound();
	}

	private void assertOnlyBobsTweetIsFound() {
		UUID open = tagged(this.bob);
		IntStream.range(0, 2).forEach((i) -> tagged(this.ada));
		assertThat(List.of("/tweets/search/" + this.word, "/tweets/search/hashtag/" + this.word)).allSatisfy((path) -> {
			HttpResponse<String> page = this.client.get(path + "?limit=1", this.zoe);
			assertThat(ids(page)).containsExactly(open);
			assertThat(page.headers().firstValue("Link")).isEmpty();
			assertThat(ids(this.client.get(path, this.ada))).hasSize(3);
		});
	}

	@Test
	void isBusyWhenTooManyRowsWouldHaveToBeReadOn() {
		this.neighbours.user(this.ada, true);
		this.tweets.execute("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) "
				+ "select uuidv7(), '" + this.ada + "', '" + this.word + " again', '" + this.word
				+ " again', now(), false " + "from generate_series(1, 4003)");
		assertThat(ServiceCaller.detail(search(this.word + "?limit=1")))
			.isEqualTo("503 The service is busy; try again.");
		this.tweets.makePrivate(this.ada);
		assertThat(search(this.word + "?limit=1").body()).isEqualTo("[]");
	}

	@Test
	void fillsTheLargestPage() {
		this.tweets.execute("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) "
				+ "select uuidv7(), '" + this.ada + "', '" + this.word + " again', '" + this.word
				+ " again', now(), false " + "from generate_series(1, 1000)");
		HttpResponse<String> all = search(this.word + "?limit=1000");
		assertThat(ids(all)).hasSize(1000);
		assertThat(all.headers().firstValue("Link")).isEmpty();
		this.tweets.add(this.ada, this.word + " once more");
		HttpResponse<String> first = search(this.word + "?limit=1000");
		assertThat(ids(first)).isEqualTo(ids(all));
		assertThat(first.headers().firstValue("Link")).isPresent();
	}

	@Test
	void showsPrivateTweetsToFollowers() {
		this.neighbours.user(this.ada, true).followed(this.ada);
		this.tweets.makePrivate(this.ada);
		UUID id = tagged(this.ada);
		assertThat(ids(search(this.word))).containsExactly(id);
		assertThat(ids(byTag(this.word))).containsExactly(id);
		assertThat(targets()).containsExactly(followed(), "/internal/users/summaries");
	}

	@Test
	void dropsTweetsOfUsersWhoDoNotExist() {
		tagged(UUID.randomUUID());
		assertThat(search(this.word).body()).isEqualTo("[]");
	}

	@Test
	void isUnavailableWhenThePrivacyOfAuthorsIsUnknown() {
		tagged(this.ada);
		this.neighbours.broken("/internal/users", "500 Internal Server Error");
		assertThat(ServiceCaller.detail(search(this.word))).isEqualTo(OUT);
		assertThat(ServiceCaller.detail(byTag(this.word))).isEqualTo(OUT);
		assertThat(search("nothing" + this.word).body()).isEqualTo("[]");
	}

	@Test
	void isUnavailableWhenTheFollowedUsersAreUnknown() {
		tagged(this.ada);
		this.neighbours.broken("/follows", "500 Internal Server Error");
		assertThat(ServiceCaller.detail(search(this.word))).isEqualTo(OUT);
		assertThat(ServiceCaller.detail(byTag(this.word))).isEqualTo(OUT);
		assertThat(ServiceCaller.detail(search("nothing" + this.word))).isEqualTo(OUT);
	}

	@Test
	void showsAuthorsByIdWhenTheyAreFollowed() {
		this.neighbours.followed(this.ada).broken("/internal/users", "500 Internal Server Error");
		tagged(this.ada);
		tagged(this.zoe);
		HttpResponse<String> response = search(this.word);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("users");
		assertThat(response.body()).contains("\"user\":{\"id\":\"" + this.ada + "\"}",
				"\"user\":{\"id\":\"" + this.zoe + "\"}");
	}

	@Test
	void showsTheReadersOwnTweetsById() {
		this.neighbours.broken("/internal/users", "500 Internal Server Error");
		tagged(this.zoe);
		assertThat(search(this.word).headers().firstValue("X-Degraded")).hasValue("users");
		assertThat(targets()).containsExactly(followed(), "/internal/users/summaries");
	}

	@Test
	void needsNoCallForAuthorsItKnows() {
		tagged(this.ada);
		search(this.word);
		NEIGHBOURS.respond((request, connection) -> connection.close());
		HttpResponse<String> response = search(this.word);
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(response.body()).contains("\"user_name\"");
		assertThat(targets()).isEmpty();
	}

	@Test
	void refusesWhatIsNothingToLookFor() {
		String term = "term must have 3 to 100 characters, not white space alone, "
				+ "and no control characters but newline and tab.\n";
		String tag = "tag must be a hashtag without '#': letters, marks, digits and '_', "
				+ "at least one of them a letter.\n";
		String foreign = new Cursor(ListNames.FEED, Instant.EPOCH, this.ada).encode();
		assertThat(ServiceCaller.errors(search("ab"))).isEqualTo(term);
		assertThat(ServiceCaller.errors(search("a".repeat(101) + "?limit=0")))
			.isEqualTo("limit must be a number from 1 to 1000, given once.\n" + term);
		assertThat(ServiceCaller.errors(byTag("123"))).isEqualTo(tag);
		assertThat(ServiceCaller.errors(byTag("%23" + this.word + "?before=" + foreign)))
			.isEqualTo("before must be a cursor of this list, given once.\n" + tag);
	}

	@Test
	void listsThePopularHashtags() {
		tagged(this.ada);
		this.tweets.execute("update hashtags set tweets_count = 1000000 where text = '" + this.word + "'");
		this.tweets.execute("insert into hashtags (id, text, text_key, created_at, tweets_count) "
				+ "select gen_random_uuid(), '" + this.word + "' || i, '" + this.word + "' || i, now(), 999999 - i "
				+ "from generate_series(1, 11) i");
		HttpResponse<String> response = this.client.get("/tweets/hashtag/popular", this.zoe);
		List<String> texts = ServiceCaller.json(response)
			.valueStream()
			.map((tag) -> tag.get("text").asString())
			.toList();
		assertThat(texts).hasSize(10).startsWith(this.word, this.word + 1, this.word + 2);
		assertThat(response.body())
			.startsWith("[{\"id\":\"" + query("select id from hashtags where text = '" + this.word + "'")
					+ "\",\"text\":\"" + this.word + "\",\"count\":1000000}");
		assertThat(ServiceCaller.json(this.client.get("/tweets/hashtag/popular?limit=2", this.zoe)).size())
			.isEqualTo(2);
		assertThat(ServiceCaller.errors(this.client.get("/tweets/hashtag/popular?limit=101", this.zoe)))
			.isEqualTo("limit must be a number from 1 to 100, given once.\n");
		this.tweets.execute("update hashtags set tweets_count = 0");
		assertThat(this.client.get("/tweets/hashtag/popular", this.zoe).body()).isEqualTo("[]");
	}

	/** A tweet with the word, as text and as hashtag. */
	private UUID tagged(UUID author) {
		UUID id = this.tweets.add(author, "About #" + this.word);
		this.tweets.tag(id, this.word);
		return id;
	}

	private HttpResponse<String> search(String term) {
		return this.client.get("/tweets/search/" + term, this.zoe);
	}

	private HttpResponse<String> byTag(String tag) {
		return this.client.get("/tweets/search/hashtag/" + tag, this.zoe);
	}

	private static List<UUID> ids(HttpResponse<String> response) {
		return ServiceCaller.json(response)
			.valueStream()
			.map((tweet) -> UUID.fromString(tweet.get("id").asString()))
			.toList();
	}

	private String followed() {
		return "/follows/" + this.zoe + "/following/identifiers";
	}

	private static List<String> targets() {
		return NEIGHBOURS.requests().stream().map(Request::target).toList();
	}

}
