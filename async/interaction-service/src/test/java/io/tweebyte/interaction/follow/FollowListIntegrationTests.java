package io.tweebyte.interaction.follow;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.interaction.InteractionServiceIntegrationTest;
import io.tweebyte.interaction.PlayedUsers;
import io.tweebyte.shared.cache.CacheKeys;
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

class FollowListIntegrationTests extends InteractionServiceIntegrationTest {

	private static final String OUT = "503 A part of the service is not available; try again.";

	private static final String PRIVATE = "403 This account is private; only accepted followers see what it posts.";

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	private final UUID bob = this.users.add(false);

	private final UUID eve = this.users.add(true);

	@Autowired
	private RedisConnectionFactory redis;

	private StringRedisTemplate cache;

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(this.users);
		this.cache = new StringRedisTemplate(this.redis);
	}

	@Test
	void listsFollowsFromBothSides() {
		follow(this.ada, this.bob);
		String stored = "[{\"id\":\"%s\",\"user_name\":\"%s\",\"follower_id\":\"" + this.ada + "\",\"followed_id\":\""
				+ this.bob + "\",\"created_at\":\"%s\",\"status\":\"ACCEPTED\"}]";
		String id = query("select id from follows where follower_id = '" + this.ada + "'");
		String time = query("select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') "
				+ "from follows where follower_id = '" + this.ada + "'");

		assertThat(get(this.bob, "followers", this.ada).body())
			.isEqualTo(stored.formatted(id, PlayedUsers.name(this.ada), time));
		assertThat(get(this.ada, "following", this.bob).body())
			.isEqualTo(stored.formatted(id, PlayedUsers.name(this.bob), time));
		assertThat(get(this.ada, "followers", this.ada).body()).isEqualTo("[]");
		assertThat(get(this.ada, "following/count", this.eve).body()).isEqualTo("1");
		assertThat(get(this.bob, "followers/count", this.eve).body()).isEqualTo("1");
		assertThat(get(this.eve, "followers/count", this.bob).body()).isEqualTo("0");
	}

	@Test
	void pagesThroughFollowers() {
		List<UUID> followers = Stream.generate(() -> this.users.add(false)).limit(5).toList();
		followers.forEach((follower) -> follow(follower, this.ada));
		List<String> seen = new ArrayList<>();
		HttpResponse<String> page = get(this.ada, "followers?limit=2", this.bob);
		int pages = 1;
		for (String next = next(page); next != null; next = next(page)) {
			ServiceCaller.json(page).forEach((follow) -> seen.add(follow.get("follower_id").asString()));
			page = get(this.ada, "followers" + next, this.bob);
			pages++;
		}
		ServiceCaller.json(page).forEach((follow) -> seen.add(follow.get("follower_id").asString()));

		assertThat(pages).isEqualTo(3);
		assertThat(seen).containsExactlyElementsOf(followers.reversed().stream().map(UUID::toString).toList());
	}

	/** The query that the page links to. */
	private static String next(HttpResponse<String> page) {
		return page.headers()
			.firstValue("Link")
			.map((link) -> link.replaceAll("<(.*)>; rel=\"next\"", "$1"))
			.orElse(null);
	}

	@ParameterizedTest
	@ValueSource(strings = { "followers", "following", "requests" })
	void refusesAnInvalidPage(String list) {
		follow(this.bob, this.ada);
		follow(this.eve, this.ada);
		String cursor = next(get(this.ada, "followers?limit=1", this.ada)).replaceAll(".*before=", "");
		assertThat(ServiceCaller.errors(get(this.ada, list + "?limit=0&before=x", this.ada)))
			.isEqualTo("before must be a cursor of this list, given once.\n"
					+ "limit must be a number from 1 to 1000, given once.\n");
		assertThat(get(this.ada, list + "?before=" + cursor, this.ada).statusCode())
			.isEqualTo(list.equals("followers") ? 200 : 400);
	}

	@Test
	void showsOpenRequestsToThoseWhomTheyConcern() {
		follow(this.ada, this.eve);
		follow(this.bob, this.eve);

		assertThat(get(this.ada, "following", this.ada).body()).contains("\"status\":\"PENDING\"");
		assertThat(get(this.ada, "following", this.bob).body()).isEqualTo("[]");
		assertThat(get(this.ada, "following/identifiers", this.ada).body()).isEqualTo("[]");
		assertThat(ServiceCaller.json(get(this.eve, "requests", this.eve)))
			.extracting((follow) -> follow.get("user_name").asString())
			.containsExactly(PlayedUsers.name(this.bob), PlayedUsers.name(this.ada));
		assertThat(get(this.eve, "followers", this.eve).body()).isEqualTo("[]");
		assertThat(ServiceCaller.detail(get(this.eve, "requests", this.ada)))
			.isEqualTo("403 You may do this as yourself only.");
	}

	@Test
	void hidesRejectedRequests() {
		follow(this.ada, this.eve);
		respond("REJECTED");

		assertThat(get(this.ada, "following", this.ada).body()).isEqualTo("[]");
		assertThat(get(this.eve, "requests", this.eve).body()).isEqualTo("[]");
		assertThat(get(this.eve, "followers", this.eve).body()).isEqualTo("[]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "followers", "following", "following/identifiers", "followers/identifiers" })
	void showsListsOfPrivateUsersToTheirFollowers(String list) {
		follow(this.ada, this.eve);
		assertThat(ServiceCaller.detail(get(this.eve, list, this.ada))).isEqualTo(PRIVATE);
		assertThat(get(this.eve, list, this.eve).statusCode()).isEqualTo(200);

		respond("ACCEPTED");

		assertThat(get(this.eve, list, this.ada).statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.detail(get(this.eve, list, this.bob))).isEqualTo(PRIVATE);
		assertThat(get(this.eve, "followers/count", this.bob).body()).isEqualTo("1");
	}

	@ParameterizedTest
	@ValueSource(strings = { "followers", "following", "following/identifiers", "followers/identifiers",
			"followers/count", "following/count" })
	void refusesListsOfAnUnknownUser(String list) {
		assertThat(ServiceCaller.detail(get(UUID.randomUUID(), list, this.ada)))
			.isEqualTo("404 There is no such user.");
	}

	@Test
	void listsIdsUnderBothPaths() {
		follow(this.ada, this.bob);
		follow(this.ada, this.eve);
		respond("ACCEPTED");
		assertThat(get(this.ada, "following/identifiers", this.ada).body())
			.isEqualTo("[\"" + this.eve + "\",\"" + this.bob + "\"]");
		// Eve is private
		assertThat(get(this.ada, "followers/identifiers", this.bob).body()).isEqualTo("[\"" + this.bob + "\"]");
	}

	@Test
	void showsTheOwnListsWithoutNamesWhileTheUserServiceIsOut() {
		follow(this.ada, this.bob);
		follow(this.bob, this.ada);
		forgetUsers();
		for (String list : List.of("followers", "following")) {
			HttpResponse<String> response = get(this.ada, list, this.ada);
			assertThat(response.headers().firstValue("X-Degraded")).hasValue("users");
			assertThat(response.body()).contains("\"status\":\"ACCEPTED\"").doesNotContain("user_name");
		}
		HttpResponse<String> requests = get(this.ada, "requests", this.ada);
		assertThat(requests.body()).isEqualTo("[]");
		assertThat(requests.headers().firstValue("X-Degraded")).isEmpty();
		assertThat(get(this.ada, "following/identifiers", this.ada).body()).isEqualTo("[\"" + this.bob + "\"]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "followers", "following", "following/identifiers" })
	void hidesListsOfOtherUsersWhileTheirPrivacyIsUnknown(String list) {
		follow(this.ada, this.bob);
		forgetUsers();
		assertThat(ServiceCaller.detail(get(this.ada, list, this.bob))).isEqualTo(OUT);
	}

	@Test
	void decidesByWhatIsStillKnownWhileTheUserServiceIsOut() {
		follow(this.ada, this.eve);
		follow(this.ada, this.bob);
		respond("ACCEPTED");
		String open = this.users.summary(this.bob);
		String closed = this.users.summary(this.eve);
		forgetUsers();
		this.cache.opsForValue().set(CacheKeys.userSummary(this.bob), open);
		this.cache.opsForValue().set(CacheKeys.userSummary(this.eve), closed);

		HttpResponse<String> ofPublic = get(this.bob, "followers", this.eve);
		HttpResponse<String> ofPrivate = get(this.eve, "followers", this.ada);

		assertThat(ofPublic.headers().firstValue("X-Degraded")).hasValue("users");
		assertThat(ofPublic.body()).contains(this.ada.toString()).doesNotContain("user_name");
		assertThat(ofPrivate.statusCode()).isEqualTo(200);
		assertThat(ServiceCaller.detail(get(this.eve, "followers", this.bob))).isEqualTo(PRIVATE);
	}

	@Test
	void countsWhileTheUserServiceIsOut() {
		follow(this.ada, this.bob);
		forgetUsers();

		HttpResponse<String> response = get(this.bob, "followers/count", this.eve);

		assertThat(response.headers().firstValue("X-Degraded")).hasValue("users");
		assertThat(response.body()).isEqualTo("1");
		assertThat(get(UUID.randomUUID(), "following/count", this.eve).body()).isEqualTo("0");
	}

	@Test
	void asksForAllNamesAtOnceOnceTheListIsOpen() {
		Stream.generate(() -> this.users.add(false)).limit(20).forEach((follower) -> follow(follower, this.ada));
		this.cache.delete(CacheKeys.userSummary(this.ada));
		NEIGHBOURS.respond(this.users);

		assertThat(ServiceCaller.json(get(this.ada, "followers", this.bob))).hasSize(20)
			.allSatisfy((follow) -> assertThat(follow.has("user_name")).isTrue());

		assertThat(NEIGHBOURS.requests()).extracting(Request::target)
			.containsExactly("/internal/users/summaries", "/internal/users/summaries");
	}

	/** Deletes the cached users and makes the user service unavailable. */
	private void forgetUsers() {
		this.cache.delete(Stream.of(this.ada, this.bob, this.eve).map(CacheKeys::userSummary).toList());
		NEIGHBOURS.respond((request, connection) -> connection.close());
	}

	private void follow(UUID follower, UUID followed) {
		assertThat(this.client.post("/follows/" + follower + "/" + followed, null, follower).statusCode())
			.isEqualTo(204);
	}

	/** Eve answers Ada. */
	private void respond(String status) {
		String id = query(
				"select id from follows where follower_id = '" + this.ada + "' and followed_id = '" + this.eve + "'");
		assertThat(this.client.put("/follows/" + this.eve + "/" + id + "/" + status, null, this.eve).statusCode())
			.isEqualTo(204);
	}

	private HttpResponse<String> get(UUID userId, String list, UUID reader) {
		return this.client.get("/follows/" + userId + "/" + list, reader);
	}

}
