package io.tweebyte.tweet;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class FeedIntegrationTests extends TweetServiceIntegrationTest {

	private static final String INTERACTIONS = "/internal/tweets/interactions";

	private final UUID zoe = Identifiers.next();

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
	void showsTheNewestOfThoseWhoAreFollowed() {
		UUID first = this.tweets.add(this.ada, "Tweet number 1");
		this.tweets.add(this.zoe, "Not followed");
		UUID second = this.tweets.add(this.bob, "Tweet number 2");
		UUID third = this.tweets.add(this.ada, "Tweet number 3");
		this.tweets.tag(second, "fed").mention(second, 0, this.zoe, "zoe");
		this.neighbours.followed(this.ada).followed(this.bob);
		HttpResponse<String> response = feed("");
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(ids(response)).containsExactly(third, second, first);
		assertThat(response.body()).contains("{\"id\":\"" + third + "\",\"user_id\":\"" + this.ada
				+ "\",\"content\":\"Tweet number 3\",\"created_at\":\"2026-01-01T00:00:03.000001Z\",\"version\":1,"
				+ Neighbours.COUNTS + ",\"mentions\":[],\"hashtags\":[]}",
				"\"mentions\":[{\"user_id\":\"" + this.zoe + "\",\"text\":\"zoe\"}],\"hashtags\":[{\"id\":\"");
		assertThat(targets()).containsExactly(followedBy(), INTERACTIONS);
		assertThat(this.neighbours.bodies())
			.containsExactly("{\"ids\":[\"" + third + "\",\"" + second + "\",\"" + first + "\"]}");
	}

	@Test
	void isEmptyWhenNoUserIsFollowed() {
		HttpResponse<String> response = feed("");
		assertThat(response.body()).isEqualTo("[]");
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(targets()).containsExactly(followedBy());
	}

	@Test
	void isForItsOwnerOnly() {
		assertThat(ServiceCaller.detail(this.client.get("/tweets/" + this.ada + "/feed", this.zoe)))
			.isEqualTo("403 You may do this as yourself only.");
		assertThat(this.client.get("/tweets/" + this.zoe + "/feed?limit=x", this.zoe).statusCode()).isEqualTo(400);
		assertThat(targets()).isEmpty();
	}

	@Test
	void goesOnPageByPage() {
		this.neighbours.followed(this.ada).followed(this.bob);
		List<UUID> newest = new ArrayList<>();
		for (int i = 0; i < 5; i++) {
			newest.addFirst(this.tweets.add((i % 2 == 0) ? this.ada : this.bob, "Tweet number " + i));
		}
		HttpResponse<String> first = feed("?limit=3");
		HttpResponse<String> second = feed(
				first.headers().firstValue("Link").orElseThrow().replaceAll("<(.*)>.*", "$1"));
		assertThat(ids(first)).containsExactlyElementsOf(newest.subList(0, 3));
		assertThat(ids(second)).containsExactlyElementsOf(newest.subList(3, 5));
		assertThat(second.headers().firstValue("Link")).isEmpty();
	}

	@Test
	void refusesPagesThatAreNone() {
		String foreign = new Cursor(ListNames.USER_TWEETS, Instant.EPOCH, this.ada).encode();
		assertThat(ServiceCaller.errors(feed("?limit=1001&before=" + foreign)))
			.isEqualTo("before must be a cursor of this list, given once.\n"
					+ "limit must be a number from 1 to 1000, given once.\n");
	}

	@Test
	void asksOnceAMinuteWhoIsFollowed() {
		this.tweets.add(this.ada, "Tweet number 1");
		this.neighbours.followed(this.ada);
		feed("");
		HttpResponse<String> second = feed("");
		assertThat(second.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(targets()).containsExactly(followedBy(), INTERACTIONS, INTERACTIONS);
	}

	@Test
	void leavesOutUnavailableInteractions() {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		this.neighbours.followed(this.ada).broken(INTERACTIONS, "500 Internal Server Error");
		HttpResponse<String> response = feed("");
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("feed, interactions");
		assertThat(ids(response)).containsExactly(id);
		assertThat(response.body()).doesNotContain("_count", "top_reply");
	}

	@ParameterizedTest
	@ValueSource(strings = { "500", "malformed", "hole", "404", "closed", "slow", "breaker" })
	void showsThoseWhoWereFollowedBefore(String fault) {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		this.tweets.add(this.bob, "Tweet number 2");
		keep(Instant.now().minusSeconds(3600), this.ada);
		NEIGHBOURS.respond((request, connection) -> fail(fault, connection));
		if (fault.equals("breaker")) {
			this.breakers.circuitBreaker("interactions").transitionToOpenState();
		}
		HttpResponse<String> response = feed("");
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("feed, interactions");
		assertThat(ids(response)).containsExactly(id);
		assertThat(response.body()).doesNotContain("_count", "top_reply");
		assertThat(targets()).allMatch(followedBy()::equals);
	}

	@Test
	void doesNotShowPrivateUsersWhoWereFollowedBefore() {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		this.tweets.add(this.bob, "Tweet number 2");
		this.tweets.makePrivate(this.bob);
		keep(Instant.now().minusSeconds(3600), this.ada, this.bob);
		NEIGHBOURS.respond((request, connection) -> connection.respond("500 Internal Server Error", "{}"));
		HttpResponse<String> response = feed("");
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("feed, interactions");
		assertThat(ids(response)).containsExactly(id);
	}

	private static void fail(String fault, RawServer.Connection connection) throws IOException {
		switch (fault) {
			case "500" -> connection.respond("500 Internal Server Error", "{}");
			case "404" -> connection.respond("404 Not Found", "{}");
			case "malformed" -> connection.respond("200 OK", "<html>");
			case "hole" -> connection.respond("200 OK", "[null]");
			case "slow" -> {
				Pause.of(Duration.ofSeconds(1));
				connection.close();
			}
			default -> connection.close();
		}
	}

	@Test
	void believesTheResponseRatherThanWhatWasKept() {
		UUID id = this.tweets.add(this.ada, "Tweet number 1");
		this.tweets.add(this.bob, "Tweet number 2");
		keep(Instant.now().minusSeconds(3600), this.bob);
		this.neighbours.followed(this.ada);
		NEIGHBOURS.respond((request, connection) -> {
			Pause.of(Duration.ofMillis(200));
			this.neighbours.respond(request, connection);
		});
		HttpResponse<String> response = feed("");
		assertThat(response.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(ids(response)).containsExactly(id);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "malformed", "{}", "{\"read_at\":\"2026-01-01T00:00:00Z\"}" })
	void isUnavailableWhenNoFollowsAreKept(String kept) {
		if (!kept.isEmpty()) {
			redis().opsForValue().set(CacheKeys.followedIds(this.zoe), kept);
		}
		NEIGHBOURS.respond((request, connection) -> connection.close());
		assertThat(ServiceCaller.detail(feed(""))).isEqualTo("503 A part of the service is not available; try again.");
	}

	@Test
	void isDegradedWhenNoUserWasFollowedBefore() {
		keep(Instant.now().minusSeconds(3600));
		NEIGHBOURS.respond((request, connection) -> connection.close());
		HttpResponse<String> response = feed("");
		assertThat(response.body()).isEqualTo("[]");
		assertThat(response.headers().firstValue("X-Degraded")).hasValue("feed, interactions");
	}

	@Test
	void recoversWithoutARestart() {
		this.tweets.add(this.ada, "Tweet number 1");
		keep(Instant.now().minusSeconds(3600), this.ada);
		NEIGHBOURS.respond((request, connection) -> connection.close());
		assertThat(feed("").headers().firstValue("X-Degraded")).isPresent();
		this.neighbours.followed(this.ada);
		NEIGHBOURS.respond(this.neighbours);
		assertThat(feed("").headers().firstValue("X-Degraded")).isEmpty();
	}

	private void keep(Instant readAt, UUID... ids) {
		String list = Arrays.stream(ids).map((id) -> "\"" + id + "\"").collect(Collectors.joining(","));
		redis().opsForValue()
			.set(CacheKeys.followedIds(this.zoe), "{\"read_at\":\"" + readAt + "\",\"ids\":[" + list + "]}");
	}

	private HttpResponse<String> feed(String query) {
		return this.client.get("/tweets/" + this.zoe + "/feed" + query, this.zoe);
	}

	private String followedBy() {
		return "/follows/" + this.zoe + "/following/identifiers";
	}

	private static List<UUID> ids(HttpResponse<String> response) {
		return ServiceCaller.json(response)
			.valueStream()
			.map((tweet) -> UUID.fromString(tweet.get("id").asString()))
			.toList();
	}

	private StringRedisTemplate redis() {
		return new StringRedisTemplate(this.connections);
	}

	private static List<String> targets() {
		return NEIGHBOURS.requests().stream().map(Request::target).toList();
	}

}
