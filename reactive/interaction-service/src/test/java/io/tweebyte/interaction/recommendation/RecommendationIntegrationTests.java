package io.tweebyte.interaction.recommendation;

import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.interaction.Neighbours;
import io.tweebyte.interaction.ReactionIntegrationTest;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class RecommendationIntegrationTests extends ReactionIntegrationTest {

	private static final String POPULAR = "[{\"id\":\"0198c0de-0000-7000-8000-000000000001\",\"text\":\"Java\",\"count\":3},"
			+ "{\"id\":\"0198c0de-0000-7000-8000-000000000002\",\"text\":\"Kotlin\",\"count\":1}]";

	private UUID ada;

	@BeforeEach
	void forget() {
		query("with a as (delete from follows), b as (delete from user_counts) select 'gone'");
		redis().delete(CacheKeys.popularHashtags());
		this.ada = this.neighbours.user(false);
	}

	@Test
	void ranksThoseWhoAreNearBeforeThoseWhoArePopular() {
		UUID eve = this.neighbours.user(true);
		UUID near = this.neighbours.user(false);
		UUID nearer = this.neighbours.user(false);
		UUID popular = this.neighbours.user(false);
		follow(this.ada, this.bob, "ACCEPTED");
		follow(this.ada, eve, "ACCEPTED");
		follow(this.bob, near, "ACCEPTED");
		follow(this.bob, nearer, "ACCEPTED");
		follow(eve, nearer, "ACCEPTED");
		follow(this.bob, this.ada, "ACCEPTED");
		count(popular, 7);
		count(near, 1);

		assertThat(recommended("")).containsExactly(nearer, near, popular);
	}

	@Test
	void doesNotShowFollowsThatTheUserMayNotSee() {
		UUID eve = this.neighbours.user(true);
		UUID near = this.neighbours.user(false);
		UUID popular = this.neighbours.user(false);
		makePrivate(eve);
		for (UUID friend : List.of(this.bob, this.author)) {
			follow(this.ada, friend, "ACCEPTED");
			follow(friend, eve, "ACCEPTED");
		}
		follow(this.bob, near, "ACCEPTED");
		count(popular, 9);

		assertThat(recommended("")).containsExactly(near, popular);
		redis().delete(CacheKeys.recommendations(this.ada));
		count(eve, 2);
		assertThat(recommended("")).containsExactly(near, popular, eve);
	}

	@Test
	void ranksByFollowsOfAPrivateAccountThatTheUserFollows() {
		UUID eve = this.neighbours.user(true);
		UUID near = this.neighbours.user(false);
		makePrivate(eve);
		follow(this.ada, eve, "ACCEPTED");
		follow(eve, near, "ACCEPTED");
		count(this.bob, 9);

		assertThat(recommended("")).containsExactly(near, this.bob);
	}

	@Test
	void recommendsNoUserWhoIsFollowedOrRequested() {
		UUID asked = this.neighbours.user(true);
		UUID rejected = this.neighbours.user(true);
		UUID other = this.neighbours.user(false);
		follow(this.ada, this.bob, "ACCEPTED");
		follow(this.ada, asked, "PENDING");
		follow(this.ada, rejected, "REJECTED");
		List.of(this.bob, asked, rejected, other, this.ada).forEach((user) -> count(user, 1));

		assertThat(recommended("")).containsExactly(other);
	}

	@Test
	void ranksByABoundedNumberOfFollows() {
		List<UUID> near = Stream.generate(() -> this.neighbours.user(false)).limit(101).toList();
		String ids = near.stream().map(UUID::toString).collect(Collectors.joining(","));
		String friend = "cast(lpad(cast(n as text), 32, '0') as uuid)";
		query("with added as (insert into follows (id, follower_id, followed_id, status, created_at) "
				+ "select gen_random_uuid(), '" + this.ada + "', " + friend + ", 'ACCEPTED', now() "
				+ "from generate_series(1, 1000) n union all " + "select gen_random_uuid(), " + friend
				+ ", id, 'ACCEPTED', now() - m * interval '1 second' "
				+ "from generate_series(1, 1000) n, unnest(cast('{" + ids + "}' as uuid[])) with ordinality u (id, m) "
				+ "returning 1) select count(*) from added");

		// of each of the 1,000 accounts, the oldest of 101 follows does not count
		assertThat(recommended("?size=100")).containsExactlyInAnyOrderElementsOf(near.subList(0, 100));
		assertThat(recommended("?size=100&page=1")).isEmpty();
	}

	@Test
	void turnsPages() {
		List<UUID> popular = List.of(this.neighbours.user(false), this.neighbours.user(true),
				this.neighbours.user(false));
		for (int i = 0; i < popular.size(); i++) {
			count(popular.get(i), 9 - i);
		}

		assertThat(recommended("?size=2")).isEqualTo(popular.subList(0, 2));
		assertThat(recommended("?size=2&page=1")).isEqualTo(popular.subList(2, 3));
		assertThat(recommended("?size=2&page=100")).isEmpty();
	}

	@Test
	void tellsWhatEverybodyMayKnow() {
		UUID eve = this.neighbours.user(true);
		count(eve, 1);

		assertThat(this.client.get(path(""), this.ada).body()).isEqualTo("[{\"id\":\"" + eve + "\",\"user_name\":\""
				+ Neighbours.name(eve) + "\",\"is_private\":true,\"created_at\":\"2026-01-01T00:00:00.000001Z\"}]");
	}

	@Test
	void leavesOutDeletedUsers() {
		UUID deleted = this.neighbours.user(false);
		count(deleted, 2);
		count(this.bob, 1);
		this.neighbours.forget(deleted);

		assertThat(recommended("")).containsExactly(this.bob);
	}

	@Test
	void remembersItsRanksUntilTheUserFollowsAnother() {
		count(this.bob, 2);
		assertThat(recommended("")).containsExactly(this.bob);
		NEIGHBOURS.requests().clear();
		count(this.author, 1);

		assertThat(recommended("")).containsExactly(this.bob);
		assertThat(targets()).isEmpty();
		assertThat(this.client.post("/follows/" + this.ada + "/" + this.bob, null, this.ada).statusCode())
			.isEqualTo(204);
		assertThat(recommended("")).containsExactly(this.author);
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"unknown\":1}", "[null]" })
	void ignoresMalformedValuesInRedis(String json) {
		count(this.bob, 2);
		redis().opsForValue().set(CacheKeys.recommendations(this.ada), json);

		assertThat(recommended("")).containsExactly(this.bob);
	}

	@Test
	void recommendsUnknownUsersByTheirIdsWhileUsersAreOut() {
		count(this.bob, 2);
		assertThat(recommended("")).containsExactly(this.bob);
		redis().delete(CacheKeys.recommendations(this.ada));
		count(this.author, 1);
		this.neighbours.usersAreOut();

		assertThat(degraded(this.client.get(path(""), this.ada))).isEqualTo("200 users");
		assertThat(recommended("")).containsExactly(this.bob, this.author);
	}

	@ParameterizedTest
	@CsvSource({ "page=-1, page", "page=101, page", "page=1&page=2, page", "size=0, size", "size=101, size",
			"size=x, size" })
	void refusesWrongPages(String query, String field) {
		assertThat(ServiceCaller.errors(this.client.get(path("?" + query), this.ada))).startsWith(field + " must be");
	}

	@Test
	void recommendsToTheCallerAlone() {
		assertThat(ServiceCaller.detail(this.client.get(path(""), this.bob))).isEqualTo(NOT_YOURSELF);
	}

	@Test
	void recommendsHashtagsThatArePopular() {
		tell("200 OK", POPULAR);

		assertThat(hashtags("")).containsExactly("Java", "Kotlin");
		assertThat(hashtags("?limit=1")).containsExactly("Java");
		assertThat(targets()).containsExactly("/tweets/hashtag/popular?limit=100");
	}

	@Test
	void asksAgainWhatIsNoLongerFresh() {
		keep("2020-01-01T00:00:00Z", "[]");
		tell("200 OK", POPULAR);

		assertThat(hashtags("")).containsExactly("Java", "Kotlin");
	}

	@ParameterizedTest
	@ValueSource(strings = { "500 Oops", "404 Not Found" })
	void recommendsHashtagsThatWerePopularWhileTweetsAreOut(String status) {
		keep("2020-01-01T00:00:00Z", POPULAR);
		tell(status, "{}");

		assertThat(degraded(this.client.get("/recommendations/hashtags", this.ada))).isEqualTo("200 tweets");
		assertThat(hashtags("")).containsExactly("Java", "Kotlin");
	}

	@ParameterizedTest
	@ValueSource(strings = { "[null]", "[{\"text\":\"Java\",\"count\":1}]", "{}", "malformed" })
	void recommendsNoHashtagsWhenTheResponseIsMalformed(String response) {
		tell("200 OK", response);

		assertThat(ServiceCaller.detail(this.client.get("/recommendations/hashtags", this.ada))).isEqualTo(OUT);
	}

	@Test
	void refusesWrongNumbersOfHashtags() {
		assertThat(ServiceCaller.errors(this.client.get("/recommendations/hashtags?limit=101", this.ada)))
			.isEqualTo("limit must be a number from 1 to 100, given once.\n");
	}

	private List<String> hashtags(String query) {
		return ServiceCaller.json(this.client.get("/recommendations/hashtags" + query, this.ada))
			.findValuesAsString("text");
	}

	private void keep(String readAt, String hashtags) {
		redis().opsForValue()
			.set(CacheKeys.popularHashtags(), "{\"read_at\":\"" + readAt + "\",\"hashtags\":" + hashtags + "}");
	}

	private static void tell(String status, String json) {
		NEIGHBOURS.requests().clear();
		NEIGHBOURS
			.respond((request, connection) -> connection.respond(isPopular(request) ? status : "404 Not Found", json));
	}

	private static boolean isPopular(Request request) {
		return request.target().startsWith("/tweets/hashtag/popular");
	}

	private List<UUID> recommended(String query) {
		return ServiceCaller.json(this.client.get(path(query), this.ada))
			.valueStream()
			.map((user) -> user.get("id"))
			.map(JsonNode::asString)
			.map(UUID::fromString)
			.toList();
	}

	private String path(String query) {
		return "/recommendations/" + this.ada + "/follow" + query;
	}

	private static void count(UUID user, int followers) {
		query("insert into user_counts (user_id, followers, following) values ('" + user + "', " + followers
				+ ", 0) on conflict (user_id) do update set followers = " + followers + " returning user_id");
	}

}
