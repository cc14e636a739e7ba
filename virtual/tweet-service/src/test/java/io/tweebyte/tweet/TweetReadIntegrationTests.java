package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class TweetReadIntegrationTests extends TweetServiceIntegrationTest {

	private static final String INTERACTIONS = "/internal/tweets/interactions";

	private static final String OUT = "503 A part of the service is not available; try again.";

	private static final String PRIVATE = "403 This account is private; only accepted followers see what it posts.";

	private final UUID ada = Identifiers.next();

	private final UUID bob = Identifiers.next();

	private final StoredTweets tweets = new StoredTweets(DATABASE);

	private final Neighbours neighbours = new Neighbours();

	@Autowired
	private RedisConnectionFactory connections;

	@BeforeEach
	void play() {
		this.neighbours.user(this.ada, false).user(this.bob, false);
		NEIGHBOURS.respond(this.neighbours);
	}

	@Test
	void showsATweetWithAllThatBelongsToIt() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.tweets.tag(id, "second" + this.bob.getLeastSignificantBits() % 1000, "first")
			.mention(id, 1, this.ada, "zoe")
			.mention(id, 0, this.bob, "Bob")
			.mention(id, 2, null, "unknown");
		HttpResponse<String> response = this.client.get("/tweets/" + id, this.bob);
		JsonNode tweet = ServiceCaller.json(response);
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("ETag")).hasValue("\"1\"");
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(response.body()).startsWith("{\"id\":\"" + id + "\",\"user_id\":\"" + this.ada
				+ "\",\"content\":\"Hello, world\",\"created_at\":\"2026-01-01T00:00:00.000001Z\",\"version\":1,"
				+ Neighbours.COUNTS + ",\"mentions\":[{\"user_id\":\"" + this.bob
				+ "\",\"text\":\"Bob\"},{\"user_id\":\"" + this.ada + "\",\"text\":\"zoe\"}],\"hashtags\":[{\"id\":\"")
			.endsWith("\"replies\":" + Neighbours.REPLIES + "}");
		assertThat(tweet.get("hashtags").valueStream().map((tag) -> tag.get("text").asString()))
			.containsExactly("second" + this.bob.getLeastSignificantBits() % 1000, "first");
		assertThat(this.neighbours.bodies())
			.containsExactly("{\"ids\":[\"" + id + "\"],\"replies\":100,\"author_id\":\"" + this.ada + "\"}");
		assertThat(targets()).containsExactly(INTERACTIONS);
	}

	@Test
	void showsTheVersionOfAnEditedTweet() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.tweets.edit(id, "Hello again");
		HttpResponse<String> response = this.client.get("/tweets/" + id, this.bob);
		assertThat(response.headers().firstValue("ETag")).hasValue("\"2\"");
		assertThat(response.body()).contains("\"content\":\"Hello again\"",
				"\"updated_at\":\"2026-01-01T00:00:00.000001Z\",\"version\":2", "\"mentions\":[],\"hashtags\":[]");
	}

	@Test
	void needsNoCallForReadersOfTheirOwnTweets() {
		this.neighbours.user(this.ada, true);
		UUID id = this.tweets.add(this.ada, "Hello, world");
		assertThat(this.client.get("/tweets/" + id, this.ada).statusCode()).isEqualTo(200);
		assertThat(this.client.get("/tweets/user/" + this.ada, this.ada).statusCode()).isEqualTo(200);
		assertThat(this.neighbours.bodies()).containsExactly("{\"ids\":[\"" + id + "\"],\"replies\":100}",
				"{\"ids\":[\"" + id + "\"]}");
		assertThat(this.client.get("/tweets/" + id + "/summary", this.ada).statusCode()).isEqualTo(200);
		assertThat(this.client.get("/tweets/user/" + this.ada + "/summary", this.ada).statusCode()).isEqualTo(200);
		assertThat(this.client.get("/tweets/user/" + this.bob, this.bob).body()).isEqualTo("[]");
		assertThat(targets()).hasSize(2);
	}

	@Test
	void readsTheTweetsOfAPrivateUserForThoseAloneWhoMaySeeThem() {
		this.neighbours.user(this.ada, true);
		this.tweets.makePrivate(this.ada);
		UUID id = this.tweets.add(this.ada, "Hello, world");
		assertThat(detail("/tweets/user/" + this.ada)).isEqualTo(PRIVATE);
		assertThat(targets()).containsExactly("/internal/users/summaries",
				"/follows/" + this.bob + "/following/identifiers");
		redis().delete(CacheKeys.followedIds(this.bob));
		this.neighbours.followed(this.ada);
		assertThat(ids(this.client.get("/tweets/user/" + this.ada, this.bob))).containsExactly(id.toString());
	}

	@Test
	void doesNotFindWhatIsNotThere() {
		assertThat(List.of("", "/summary"))
			.allSatisfy((form) -> assertThat(detail("/tweets/" + UUID.randomUUID() + form))
				.isEqualTo("404 There is no such tweet."));
		assertThat(targets()).isEmpty();
		assertThat(List.of("", "/summary"))
			.allSatisfy((form) -> assertThat(detail("/tweets/user/" + UUID.randomUUID() + form))
				.isEqualTo("404 There is no such user."));
	}

	@ParameterizedTest
	@ValueSource(strings = { "/tweets/user/feed", "/tweets/user/summary", "/tweets/1-1-1-1-1", "/tweets/x/feed",
			"/tweets/x/summary", "/tweets/user/x/summary" })
	void refusesWhatIsNoId(String path) {
		assertThat(ServiceCaller.errors(this.client.get(path, this.bob))).endsWith("must be a UUID.\n");
	}

	@Test
	void hidesPrivateTweetsFromUsersWhoMayNotSeeThem() {
		this.neighbours.user(this.ada, true);
		UUID id = this.tweets.add(this.ada, "Hello, world");
		assertThat(paths(id)).allSatisfy((path) -> assertThat(detail(path)).isEqualTo(PRIVATE));
	}

	@Test
	void showsPrivateTweetsToFollowers() {
		this.neighbours.user(this.ada, true).followed(this.ada);
		UUID id = this.tweets.add(this.ada, "Hello, world");
		assertThat(paths(id)).allSatisfy((path) -> {
			HttpResponse<String> response = this.client.get(path, this.bob);
			assertThat(response.statusCode()).isEqualTo(200);
			assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		});
	}

	/** The resources of the author that another user can read. */
	private List<String> paths(UUID id) {
		return List.of("/tweets/" + id, "/tweets/user/" + this.ada, "/tweets/" + id + "/summary",
				"/tweets/user/" + this.ada + "/summary");
	}

	@Test
	void leavesOutUnavailableInteractions() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.tweets.tag(id, "tagged");
		this.neighbours.broken(INTERACTIONS, "500 Internal Server Error");
		assertThat(List.of("/tweets/" + id, "/tweets/user/" + this.ada)).allSatisfy((path) -> {
			HttpResponse<String> response = this.client.get(path, this.bob);
			assertThat(response.statusCode()).isEqualTo(200);
			assertThat(response.headers().firstValue("X-Degraded")).hasValue("interactions");
			assertThat(response.body()).contains("\"version\":1,\"mentions\":[],\"hashtags\":[{\"id\":\"")
				.doesNotContain("_count", "top_reply", "replies");
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "[]", "[null]", "{}", "null", "[{\"tweet_id\":\"ID\"}]",
			"[{\"tweet_id\":\"ID\",\"likes_count\":-1,\"replies_count\":0,\"retweets_count\":0,\"replies\":[]}]",
			"[{\"tweet_id\":\"ID\",\"likes_count\":1,\"replies_count\":0,\"retweets_count\":0}]",
			"[{\"tweet_id\":\"ID\",\"likes_count\":1,\"replies_count\":0,\"retweets_count\":0,\"replies\":[null]}]",
			"[{\"tweet_id\":\"ID\",\"likes_count\":1,\"replies_count\":0,\"retweets_count\":0,\"replies\":[],"
					+ "\"top_reply\":{}}]" })
	void ignoresInvalidInteractions(String interactions) {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		NEIGHBOURS
			.respond((request, connection) -> connection.respond("200 OK", interactions.replace("ID", id.toString())));
		HttpResponse<String> response = this.client.get("/tweets/" + id, this.ada);
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("interactions");
		assertThat(response.body()).doesNotContain("_count", "top_reply", "replies");
	}

	@Test
	void isNeverOpenWhileTheInteractionServiceIsOut() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.neighbours.user(this.ada, true)
			.followed(this.ada)
			.broken(INTERACTIONS, "503 Service Unavailable")
			.broken("/follows", "503 Service Unavailable");
		assertThat(paths(id)).allSatisfy((path) -> assertThat(detail(path)).isEqualTo(OUT));
	}

	@Test
	void decidesByWhomAReaderFollowedAMomentAgo() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.neighbours.user(this.ada, true).followed(this.ada);
		this.client.get("/tweets/" + id + "/summary", this.bob);
		this.neighbours.broken(INTERACTIONS, "503 Service Unavailable").broken("/follows", "503 Service Unavailable");
		HttpResponse<String> response = this.client.get("/tweets/" + id, this.bob);
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("interactions");
		assertThat(this.client.get("/tweets/user/" + this.ada + "/summary", this.bob).statusCode()).isEqualTo(200);
	}

	@Test
	void isUnavailableWhileTheAuthorIsUnknown() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		NEIGHBOURS.respond((request, connection) -> connection.close());
		assertThat(paths(id)).allSatisfy((path) -> assertThat(detail(path)).isEqualTo(OUT));
	}

	@Test
	void remembersAuthorsForAWhile() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.client.get("/tweets/" + id + "/summary", this.bob);
		NEIGHBOURS.respond((request, connection) -> connection.close());
		assertThat(this.client.get("/tweets/" + id + "/summary", this.bob).statusCode()).isEqualTo(200);
		assertThat(targets()).isEmpty();
		assertThat(this.client.get("/tweets/" + id, this.bob).headers().firstValue("X-Degraded"))
			.hasValue("interactions");
	}

	@ParameterizedTest
	@ValueSource(strings = { "malformed", "{}", "null",
			"{\"id\":\"00000000-0000-7000-8000-000000000001\",\"user_name\":\"x\","
					+ "\"is_private\":false,\"created_at\":\"2026-01-01T00:00:00.000001Z\"}" })
	void ignoresMalformedValuesInRedis(String cached) {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.neighbours.user(this.ada, true);
		redis().opsForValue().set(CacheKeys.userSummary(this.ada), cached);
		redis().opsForValue().set(CacheKeys.followedIds(this.bob), cached);
		assertThat(detail("/tweets/" + id + "/summary")).isEqualTo(PRIVATE);
	}

	@Test
	void asksOnceForMany() {
		this.neighbours.user(this.ada, true).followed(this.ada);
		List<UUID> ids = IntStream.range(0, 5).mapToObj((i) -> this.tweets.add(this.ada, "Tweet number " + i)).toList();
		NEIGHBOURS.respond((request, connection) -> {
			Pause.of(Duration.ofMillis(300));
			this.neighbours.respond(request, connection);
		});
		List<CompletableFuture<HttpResponse<String>>> responses = ids.stream()
			.map((id) -> CompletableFuture.supplyAsync(() -> this.client.get("/tweets/" + id + "/summary", this.bob),
					(task) -> Thread.ofVirtual().start(task)))
			.toList();
		assertThat(responses).allSatisfy((response) -> assertThat(response.join().statusCode()).isEqualTo(200));
		assertThat(targets()).containsExactly("/internal/users/summaries",
				"/follows/" + this.bob + "/following/identifiers");
	}

	@Test
	void opensTheBreakersAfterManyFailures() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		this.neighbours.broken(INTERACTIONS, "500 Internal Server Error");
		for (int i = 0; i < 20; i++) {
			this.client.get("/tweets/" + id, this.ada);
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("OPEN");
		NEIGHBOURS.respond(this.neighbours);
		assertThat(this.client.get("/tweets/" + id, this.ada).headers().firstValue("X-Degraded"))
			.hasValue("interactions");
		assertThat(targets()).isEmpty();
	}

	@Test
	void keepsTheBreakersClosedWhenCallsAreRefused() {
		this.neighbours.user(this.ada, true);
		UUID id = this.tweets.add(this.ada, "Hello, world");
		for (int i = 0; i < 20; i++) {
			this.client.get("/tweets/" + id, this.bob);
		}
		assertThat(this.breakers.circuitBreaker("interactions").getState()).hasToString("CLOSED");
	}

	@Test
	void listsAUsersTweetsPageByPage() {
		Instant once = Instant.parse("2026-02-01T00:00:00.000001Z");
		List<String> ids = new ArrayList<>();
		ids.add(this.tweets.add(this.ada, "Tweet number 1").toString());
		IntStream.range(0, 3).forEach((i) -> ids.add(this.tweets.add(this.ada, "Tweet number 2", once).toString()));
		ids.add(this.tweets.add(this.ada, "Tweet number 3", once.plusSeconds(1)).toString());
		List<String> sorted = new ArrayList<>(List.of(ids.get(4)));
		sorted.addAll(ids.subList(1, 4).stream().sorted(Comparator.reverseOrder()).toList());
		sorted.add(ids.get(0));
		assertThat(List.of("", "/summary")).allSatisfy((form) -> {
			String path = "/tweets/user/" + this.ada + form;
			HttpResponse<String> first = this.client.get(path + "?limit=2", this.bob);
			HttpResponse<String> second = this.client.get(path + next(first), this.bob);
			HttpResponse<String> third = this.client.get(path + next(second), this.bob);
			assertThat(List.of(first, second)).allSatisfy((page) -> assertThat(ids(page)).hasSize(2));
			assertThat(Stream.of(first, second, third).flatMap((page) -> ids(page).stream()))
				.containsExactlyElementsOf(sorted);
			assertThat(third.headers().firstValue("Link")).isEmpty();
		});
	}

	@Test
	void endsPagesOfVeryManyHashtagsEarly() {
		String content = "#".repeat(250);
		List<String> ids = new ArrayList<>();
		IntStream.range(0, 25).forEach((i) -> ids.addFirst(this.tweets.add(this.ada, content).toString()));
		String path = "/tweets/user/" + this.ada;
		HttpResponse<String> first = this.client.get(path + "?limit=1000", this.bob);
		HttpResponse<String> second = this.client.get(path + next(first), this.bob);
		assertThat(ids(this.client.get(path + "?limit=100", this.bob))).containsExactlyElementsOf(ids.subList(0, 2));
		assertThat(ids(first)).containsExactlyElementsOf(ids.subList(0, 20));
		assertThat(ids(second)).containsExactlyElementsOf(ids.subList(20, 25));
		assertThat(second.headers().firstValue("Link")).isEmpty();
		assertThat(ids(this.client.get(path + "/summary", this.bob))).containsExactlyElementsOf(ids);
	}

	@Test
	void goesOnAfterADeletedTweet() {
		IntStream.range(0, 3).forEach((i) -> this.tweets.add(this.ada, "Tweet number " + i));
		HttpResponse<String> first = this.client.get("/tweets/user/" + this.ada + "?limit=2", this.bob);
		this.tweets.execute("delete from tweets where id = '" + ids(first).getLast() + "'");
		assertThat(ids(this.client.get("/tweets/user/" + this.ada + next(first), this.bob))).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "/summary" })
	void refusesPagesThatAreNone(String form) {
		String path = "/tweets/user/" + this.ada + form;
		String foreign = new Cursor(ListNames.FEED, Instant.EPOCH, this.ada).encode();
		assertThat(ServiceCaller.errors(this.client.get(path + "?limit=0&before=" + foreign, this.bob)))
			.isEqualTo("before must be a cursor of this list, given once.\n"
					+ "limit must be a number from 1 to 1000, given once.\n");
		assertThat(this.client.get(path + "?limit=1001", this.bob).statusCode()).isEqualTo(400);
		assertThat(this.client.get(path + "?limit=1000", this.bob).statusCode()).isEqualTo(200);
	}

	@Test
	void showsTheFieldsOfASummaryOnly() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		String summary = "{\"id\":\"" + id + "\",\"user_id\":\"" + this.ada + "\",\"content\":\"Hello, world\","
				+ "\"created_at\":\"2026-01-01T00:00:00.000001Z\"}";
		assertThat(this.client.get("/tweets/" + id + "/summary", this.bob).body()).isEqualTo(summary);
		assertThat(this.client.get("/tweets/user/" + this.ada + "/summary", this.bob).body())
			.isEqualTo("[" + summary + "]");
		assertThat(ask("/internal/tweets/summaries", List.of(id)).body()).isEqualTo("[" + summary + "]");
	}

	@Test
	void listsTheSummariesOfTweetsThatExist() {
		List<UUID> ids = IntStream.range(0, 3).mapToObj((i) -> this.tweets.add(this.ada, "Tweet number " + i)).toList();
		HttpResponse<String> response = ask("/internal/tweets/summaries",
				List.of(ids.get(1), UUID.randomUUID(), ids.get(2), ids.get(0), ids.get(1)));
		assertThat(ids(response)).containsExactly(ids.get(2).toString(), ids.get(1).toString(), ids.get(0).toString());
		assertThat(ask("/internal/tweets/summaries", List.of()).body()).isEqualTo("[]");
	}

	@Test
	void tellsWhichTweetsExist() {
		UUID id = this.tweets.add(this.ada, "Hello, world");
		UUID other = UUID.randomUUID();
		assertThat(ask("/internal/tweets/existence", List.of(other, id, other)).body())
			.isEqualTo("{\"existing\":[\"" + id + "\"],\"missing\":[\"" + other + "\"]}");
		assertThat(ask("/internal/tweets/existence", List.of()).body()).isEqualTo("{\"existing\":[],\"missing\":[]}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "/internal/tweets/summaries", "/internal/tweets/existence" })
	void refusesListsThatAreNone(String path) {
		assertThat(ServiceCaller.errors(this.client.post(path, "{}", null))).isEqualTo("ids is required.\n");
		for (String ids : List.of("[\"1-1-1-1-1\"]", "[null]", "[null,null]")) {
			assertThat(ServiceCaller.errors(this.client.post(path, "{\"ids\":" + ids + "}", null)))
				.isEqualTo("ids must be a list of at most 1000 UUIDs.\n");
		}
		List<UUID> many = Stream.generate(UUID::randomUUID).limit(1001).toList();
		assertThat(ask(path, many).statusCode()).isEqualTo(400);
		assertThat(ask(path, many.subList(1, 1001)).statusCode()).isEqualTo(200);
	}

	private HttpResponse<String> ask(String path, List<UUID> ids) {
		String list = ids.stream().map((id) -> "\"" + id + "\"").collect(Collectors.joining(","));
		return this.client.post(path, "{\"ids\":[" + list + "]}", null);
	}

	private String detail(String path) {
		return ServiceCaller.detail(this.client.get(path, this.bob));
	}

	private static List<String> ids(HttpResponse<String> response) {
		return ServiceCaller.json(response).valueStream().map((tweet) -> tweet.get("id").asString()).toList();
	}

	private static String next(HttpResponse<String> page) {
		return page.headers().firstValue("Link").orElseThrow().replaceAll("<(.*)>.*", "$1");
	}

	private StringRedisTemplate redis() {
		return new StringRedisTemplate(this.connections);
	}

	private static List<String> targets() {
		return NEIGHBOURS.requests().stream().map(Request::target).toList();
	}

}
