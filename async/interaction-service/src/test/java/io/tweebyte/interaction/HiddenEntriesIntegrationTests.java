package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists that have entries which the reader may not see. */
class HiddenEntriesIntegrationTests extends ReactionIntegrationTest {

	private static final long SEED = 20_261_116;

	private static final int QUERIES = 10;

	private static final int MOST_PAGES = 200;

	private static final String INTERACTIONS = "/internal/tweets/interactions";

	private static final List<String> LISTS_OF_TWEETS = List.of("/likes/tweet/%s", "/replies/tweet/%s",
			"/retweets/tweet/%s");

	private static final List<String> LISTS_OF_USERS = List.of("/likes/user/%s", "/retweets/user/%s",
			"/follows/%s/followers", "/follows/%s/following");

	private UUID carol;

	private UUID follower;

	@BeforeEach
	void addCarol() {
		this.carol = this.neighbours.user(true);
		this.follower = this.neighbours.user(false);
		follow(this.follower, this.carol, "ACCEPTED");
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void areShownToAcceptedFollowersAlone(boolean copied) {
		if (copied) {
			makePrivate(this.carol);
		}
		follow(this.carol, this.author, "ACCEPTED");
		follow(this.bob, this.carol, "PENDING");
		for (UUID user : List.of(this.carol, this.bob)) {
			like(user, this.tweet);
			reply(user, this.tweet, "Hello");
			retweet(user, this.tweet);
		}

		for (String path : List.of("/likes/tweet/" + this.tweet, "/replies/tweet/" + this.tweet,
				"/retweets/tweet/" + this.tweet)) {
			assertThat(this.client.get(path, this.author).body()).contains(this.bob.toString())
				.doesNotContain(this.carol.toString());
			assertThat(ServiceCaller.json(this.client.get(path, this.follower))).hasSize(2);
			assertThat(ServiceCaller.json(this.client.get(path, this.carol))).hasSize(2);
			assertThat(this.client.get(path + "?limit=1", this.bob).headers().firstValue("Link")).isEmpty();
		}
		String followers = "/follows/" + this.author + "/followers";
		assertThat(this.client.get(followers, this.bob).body()).isEqualTo("[]");
		assertThat(ServiceCaller.json(this.client.get(followers, this.follower))).hasSize(1);
		assertThat(ServiceCaller.json(this.client.get(followers, this.author))).hasSize(1);
		assertThat(this.client.get(followers + "/count", this.bob).body()).isEqualTo("0");
		assertThat(counts(this.tweet)).isEqualTo("2 2 2");
	}

	@Test
	void areNeitherTopNorEmbeddedReplies() {
		makePrivate(this.carol);
		String open = id(reply(this.bob, this.tweet, "Open"));
		String hidden = id(reply(this.carol, this.tweet, "Hidden"));
		this.client.post("/likes/" + this.follower + "/replies/" + hidden, null, this.follower);
		String json = "{\"ids\":[\"" + this.tweet + "\"],\"replies\":100}";

		assertThat(top(this.bob)).isEqualTo(open);
		assertThat(top(this.follower)).isEqualTo(hidden);
		assertThat(top(this.carol)).isEqualTo(hidden);
		assertThat(this.client.post(INTERACTIONS, json, this.bob).body())
			.contains("\"replies_count\":2", "\"top_reply\":{\"id\":\"" + open)
			.doesNotContain(hidden, this.carol.toString());
		assertThat(this.client.post(INTERACTIONS, json, this.follower).body())
			.contains("\"top_reply\":{\"id\":\"" + hidden, open);
	}

	private String top(UUID reader) {
		return id(this.client.get("/replies/tweet/" + this.tweet + "/top", reader));
	}

	@Test
	void areNoTopReplyWhenTheUserServiceKnowsBetter() {
		reply(this.carol, this.tweet, "Hidden");
		assertThat(this.client.get("/replies/tweet/" + this.tweet + "/top", this.bob).body()).isEqualTo("{}");
		String open = id(reply(this.bob, this.tweet, "Open"));
		reply(this.carol, this.tweet, "Hidden");
		reply(this.carol, this.tweet, "Hidden");
		assertThat(top(this.bob)).isEqualTo(open);
		reply(this.carol, this.tweet, "Hidden");

		HttpResponse<String> response = this.client.get("/replies/tweet/" + this.tweet + "/top", this.bob);

		assertThat(ServiceCaller.detail(response)).isEqualTo("503 The service is busy; try again.");
		assertThat(response.headers().firstValue("Retry-After")).isPresent();
		assertThat(response.body()).doesNotContain("Hidden");
	}

	@Test
	void areNotLikedByThoseWhoMayNotSeeThem() {
		makePrivate(this.carol);
		String hidden = id(reply(this.carol, this.tweet, "Hidden"));

		for (UUID reader : List.of(this.follower, this.carol)) {
			assertThat(this.client.post("/likes/" + reader + "/replies/" + hidden, null, reader).statusCode())
				.isEqualTo(200);
		}
		assertThat(ServiceCaller.detail(this.client.post("/likes/" + this.bob + "/replies/" + hidden, null, this.bob)))
			.isEqualTo(PRIVATE);
	}

	@Test
	void areNoIdsThatAUserFollows() {
		makePrivate(this.carol);
		follow(this.bob, this.carol, "ACCEPTED");
		follow(this.bob, this.author, "ACCEPTED");
		String path = "/follows/" + this.bob + "/following/identifiers";

		assertThat(this.client.get(path, this.author).body()).isEqualTo("[\"" + this.author + "\"]");
		for (UUID reader : List.of(this.follower, this.bob)) {
			assertThat(ServiceCaller.json(this.client.get(path, reader))).hasSize(2);
		}
	}

	@Test
	void areNoIdsThatTheUserServiceKnowsBetter() {
		follow(this.bob, this.carol, "ACCEPTED");
		follow(this.bob, this.author, "ACCEPTED");
		String path = "/follows/" + this.bob + "/following/identifiers";

		assertThat(this.client.get(path, this.author).body()).isEqualTo("[\"" + this.author + "\"]");
		assertThat(ServiceCaller.json(this.client.get(path, this.follower))).hasSize(2);
	}

	@Test
	void areHiddenWhileTheUserServiceIsOut() {
		makePrivate(this.carol);
		like(this.bob, this.tweet);
		like(this.carol, this.tweet);
		redis().delete("tweebyte:v1:tweet-existence:" + this.tweet);
		this.neighbours.usersAreOut();

		HttpResponse<String> list = this.client.get("/likes/tweet/" + this.tweet, this.author);

		assertThat(degraded(list)).isEqualTo("200 users");
		assertThat(list.body()).contains(this.bob.toString()).doesNotContain(this.carol.toString());
	}

	@Test
	void areReplacedByThoseThatFollow() {
		for (int i = 0; i < 3; i++) {
			like(this.bob, this.neighbours.tweet(this.author));
		}
		List<String> shown = ServiceCaller.json(this.client.get("/likes/user/" + this.bob, this.author))
			.findValuesAsString("id");
		for (int i = 0; i < 30; i++) {
			UUID lost = this.neighbours.tweet(this.author);
			like(this.bob, lost);
			this.neighbours.forget(lost);
		}

		HttpResponse<String> page = this.client.get("/likes/user/" + this.bob + "?limit=3", this.author);

		assertThat(ServiceCaller.json(page).findValuesAsString("id")).isEqualTo(shown);
		assertThat(page.headers().firstValue("Link")).isEmpty();
		assertThat(pages("/likes/user/" + this.bob, 1, this.author)).hasSize(3);
	}

	@Test
	void areReadToABoundedNumber() {
		query("with added as (insert into likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at) "
				+ "select gen_random_uuid(), '" + this.bob + "', 'TWEET', gen_random_uuid(), '" + this.author
				+ "', now() - n * interval '1 second' from generate_series(1, 5000) n returning id) "
				+ "select count(*) from added");

		HttpResponse<String> page = this.client.get("/likes/user/" + this.bob + "?limit=1", this.author);

		assertThat(ServiceCaller.detail(page)).isEqualTo("503 The service is busy; try again.");
		assertThat(page.headers().firstValue("Retry-After")).isPresent();
	}

	@Test
	void areSkippedToABoundedNumber() {
		makePrivate(this.carol);
		reply(this.bob, this.tweet, "Open");
		like(this.bob, this.tweet);
		retweet(this.bob, this.tweet);
		List<String> paths = List.of("/replies/tweet/" + this.tweet, "/likes/user/" + this.bob,
				"/retweets/user/" + this.bob);

		hide(19_999);
		for (String path : paths) {
			HttpResponse<String> page = this.client.get(path + "?limit=1", this.author);
			assertThat(ServiceCaller.json(page)).hasSize(1);
			assertThat(page.headers().firstValue("Link")).isEmpty();
		}
		hide(1);
		for (String path : paths) {
			HttpResponse<String> page = this.client.get(path + "?limit=1", this.author);
			assertThat(ServiceCaller.detail(page)).isEqualTo("503 The service is busy; try again.");
			assertThat(page.headers().firstValue("Retry-After")).isPresent();
			assertThat(page.body()).doesNotContain("Hidden", this.carol.toString());
		}
		assertThat(ServiceCaller.json(this.client.get(paths.getFirst(), this.follower))).hasSize(100);
	}

	/** Adds hidden rows, newer than all others, to the lists of the tweet and of Bob. */
	private void hide(int rows) {
		List<String> added = List.of(
				"replies (id, tweet_id, tweet_author_id, user_id, content, created_at) select gen_random_uuid(), '"
						+ this.tweet + "', '" + this.author + "', '" + this.carol + "', 'Hidden'",
				"likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at) select gen_random_uuid(), '"
						+ this.bob + "', 'TWEET', gen_random_uuid(), '" + this.carol + "'",
				"retweets (id, user_id, tweet_id, tweet_author_id, created_at) select gen_random_uuid(), '" + this.bob
						+ "', gen_random_uuid(), '" + this.carol + "'");
		for (String insert : added) {
			query("with added as (insert into " + insert + ", now() + n * interval '1 second' from generate_series(1, "
					+ rows + ") n returning 1) select count(*) from added");
		}
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void changeNoPageOfThoseWhoMayNotSeeThem(boolean copied) {
		// other ids than those of the other run
		Random random = new Random(copied ? SEED : -SEED);
		Population population = new Population(random);
		if (copied) {
			population.closed.forEach(ReactionIntegrationTest::makePrivate);
		}
		for (UUID hidden : population.closed) {
			List<Query> queries = population.queries(hidden, copied);
			List<List<String>> with = queries.stream().map(this::read).toList();
			assertThat(remove(hidden)).isGreaterThan(20);
			for (int i = 0; i < queries.size(); i++) {
				assertThat(with.get(i)).as("%s of seed %d", queries.get(i), SEED)
					.isEqualTo(read(queries.get(i)))
					.noneMatch((page) -> page.contains(hidden.toString()))
					.allMatch((page) -> page.startsWith("200 "));
			}
		}
	}

	/** Removes what an account made, and what was made of its tweets, but no counts. */
	private static int remove(UUID account) {
		int removed = 0;
		for (String condition : List.of("likes where user_id = '%s'", "likes where tweet_author_id = '%s'",
				"retweets where user_id = '%s'", "retweets where tweet_author_id = '%s'",
				"replies where user_id = '%s'", "follows where follower_id = '%s'",
				"follows where followed_id = '%s'")) {
			removed += Integer.parseInt(query("with gone as (delete from " + condition.formatted(account)
					+ " returning 1) select count(*) from gone"));
		}
		return removed;
	}

	private List<String> read(Query query) {
		if (query.body() != null) {
			HttpResponse<String> response = whole(() -> this.client.post(query.path(), query.body(), query.reader()));
			return List.of(response.statusCode() + " " + response.body());
		}
		return pages(query.path(), query.limit(), query.reader());
	}

	/** All pages, each as status, body and link; of one page where there is no limit. */
	private List<String> pages(String path, int limit, UUID reader) {
		List<String> pages = new ArrayList<>();
		String next = (limit > 0) ? "?limit=" + limit : "";
		while (next != null) {
			assertThat(pages).as("the pages have an end").hasSizeLessThan(MOST_PAGES);
			String target = path + next;
			HttpResponse<String> page = whole(() -> this.client.get(target, reader));
			String link = page.headers().firstValue("Link").orElse("");
			assertThat(link.isEmpty() || ServiceCaller.json(page).size() == limit).as("a full page").isTrue();
			pages.add(page.statusCode() + " " + page.body() + link);
			next = link.isEmpty() ? null : link.replaceAll("<(.*)>.*", "$1");
		}
		return pages;
	}

	/**
	 * Repeats a request while a service is too slow: other tests may run on the machine.
	 */
	private static HttpResponse<String> whole(Supplier<HttpResponse<String>> request) {
		return Stream.generate(request)
			.limit(10)
			.filter((response) -> degraded(response).equals("200 whole"))
			.findFirst()
			.orElseThrow();
	}

	/**
	 * A request, and the user who sends it.
	 *
	 * @param path the path
	 * @param limit how many items a page has, 0 where there is one page
	 * @param body what is posted, null when nothing is
	 * @param reader who asks
	 */
	private record Query(String path, int limit, String body, UUID reader) {
	}

	/** Random users, tweets and interactions. */
	private final class Population {

		private final Random random;

		private final List<UUID> open = users(5, false);

		private final List<UUID> closed = users(4, true);

		private final List<UUID> all = Stream.concat(this.open.stream(), this.closed.stream()).toList();

		private final Map<UUID, Set<UUID>> followers = new HashMap<>();

		private final List<UUID> openTweets = new ArrayList<>();

		private final Map<String, List<String>> rows = new LinkedHashMap<>();

		Population(Random random) {
			this.random = random;
			for (UUID user : this.all) {
				this.followers.put(user, new HashSet<>());
				this.all.stream().filter((other) -> !other.equals(user)).forEach((other) -> follow(other, user));
			}
			for (UUID user : this.all) {
				for (int i = 0; i < 4; i++) {
					post(user);
				}
			}
			write();
		}

		private List<UUID> users(int count, boolean isPrivate) {
			return Stream.generate(() -> HiddenEntriesIntegrationTests.this.neighbours.user(isPrivate))
				.limit(count)
				.toList();
		}

		private void follow(UUID user, UUID other) {
			int chance = this.random.nextInt(10);
			if (chance < 4) {
				add("follows (id, follower_id, followed_id, status, created_at)",
						"'" + user + "', '" + other + "', 'ACCEPTED'");
				this.followers.get(other).add(user);
			}
			else if (chance == 4) {
				add("follows (id, follower_id, followed_id, status, created_at)",
						"'" + user + "', '" + other + "', 'PENDING'");
			}
		}

		private void post(UUID author) {
			UUID tweet = HiddenEntriesIntegrationTests.this.neighbours.tweet(author);
			boolean deleted = this.random.nextInt(6) == 0;
			if (this.open.contains(author) && !deleted) {
				this.openTweets.add(tweet);
			}
			for (UUID user : this.all) {
				react(user, tweet, author);
			}
			this.rows.computeIfAbsent("tweet_counts (tweet_id, author_id, replies)", (table) -> new ArrayList<>())
				.add("('" + tweet + "', '" + author + "', 9)");
			if (deleted) {
				HiddenEntriesIntegrationTests.this.neighbours.forget(tweet);
			}
		}

		private void react(UUID user, UUID tweet, UUID author) {
			if (this.random.nextBoolean()) {
				add("likes (id, user_id, thing_type, thing_id, tweet_author_id, created_at)",
						"'" + user + "', 'TWEET', '" + tweet + "', '" + author + "'");
			}
			if (this.random.nextBoolean()) {
				add("retweets (id, user_id, tweet_id, tweet_author_id, created_at)",
						"'" + user + "', '" + tweet + "', '" + author + "'");
			}
			for (int i = this.random.nextInt(3); i > 0; i--) {
				add("replies (id, tweet_id, tweet_author_id, user_id, content, likes_count, created_at)",
						"'" + tweet + "', '" + author + "', '" + user + "', 'Hello', " + this.random.nextInt(3));
			}
		}

		/** Adds a row with a random id, and a time that some others have too. */
		private void add(String table, String values) {
			UUID id = new UUID(this.random.nextLong(), this.random.nextLong());
			this.rows.computeIfAbsent(table, (first) -> new ArrayList<>())
				.add("('" + id + "', " + values + ", timestamptz '2026-01-01 00:00:00Z' + interval '1 second' * "
						+ this.random.nextInt(20) + ")");
		}

		private void write() {
			this.rows.forEach((table, values) -> query("with added as (insert into " + table + " values "
					+ String.join(", ", values) + " returning 1) select count(*) from added"));
		}

		/** What those may ask who may not see an account. */
		List<Query> queries(UUID hidden, boolean copied) {
			List<UUID> readers = this.all.stream()
				.filter((reader) -> !reader.equals(hidden) && !this.followers.get(hidden).contains(reader))
				.toList();
			return Stream.generate(() -> ask(one(readers), copied)).limit(QUERIES).toList();
		}

		private Query ask(UUID reader, boolean copied) {
			int limit = this.random.nextInt(1, 5);
			// what is embedded is as the database knows it
			int kind = this.random.nextInt(copied ? 6 : 3);
			return switch (kind) {
				case 0 -> new Query(one(LISTS_OF_TWEETS).formatted(one(this.openTweets)), limit, null, reader);
				case 1, 2 -> new Query(one(LISTS_OF_USERS).formatted(other(reader)), limit, null, reader);
				case 3 -> new Query("/follows/" + other(reader) + "/following/identifiers", 0, null, reader);
				case 4 -> new Query("/replies/tweet/" + one(this.openTweets) + "/top", 0, null, reader);
				default -> new Query(INTERACTIONS, 0,
						"{\"ids\":[\"" + one(this.openTweets) + "\"],\"replies\":" + limit + "}", reader);
			};
		}

		private UUID other(UUID reader) {
			return one(this.open.stream().filter((user) -> !user.equals(reader)).toList());
		}

		private <T> T one(List<T> many) {
			return many.get(this.random.nextInt(many.size()));
		}

	}

}
