package io.tweebyte.interaction.follow;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import io.tweebyte.interaction.InteractionServiceIntegrationTest;
import io.tweebyte.interaction.PlayedUsers;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.testsupport.RawServer;
import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

import static org.assertj.core.api.Assertions.assertThat;

class FollowIntegrationTests extends InteractionServiceIntegrationTest {

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	private final UUID bob = this.users.add(false);

	private final UUID eve = this.users.add(true);

	@Autowired
	private RedisConnectionFactory redis;

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(this.users);
	}

	@Test
	void followsAPublicUserAtOnce() {
		HttpResponse<String> response = follow(this.ada, this.bob);

		assertThat(response.statusCode()).isEqualTo(204);
		assertThat(response.body()).isEmpty();
		assertThat(status(this.ada, this.bob)).isEqualTo("ACCEPTED");
		assertThat(counts(this.ada)).isEqualTo("0 1");
		assertThat(counts(this.bob)).isEqualTo("1 0");
		assertThat(NEIGHBOURS.requests()).extracting(Request::target).containsExactly("/internal/users/summaries");
	}

	@Test
	void asksAPrivateUser() {
		assertThat(follow(this.ada, this.eve).statusCode()).isEqualTo(204);
		assertThat(status(this.ada, this.eve)).isEqualTo("PENDING");
		assertThat(counts(this.eve)).isEmpty();

		assertThat(respond(this.eve, this.ada, "ACCEPTED").statusCode()).isEqualTo(204);

		assertThat(status(this.ada, this.eve)).isEqualTo("ACCEPTED");
		assertThat(counts(this.ada)).isEqualTo("0 1");
		assertThat(counts(this.eve)).isEqualTo("1 0");
	}

	@Test
	void asksAUserWhoTurnedPrivateWhileTheWriteWaited() throws Exception {
		CompletableFuture<HttpResponse<String>> late;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			statement.execute("select pg_advisory_xact_lock(hashtextextended('" + this.ada + "', 0))");
			late = CompletableFuture.supplyAsync(() -> follow(this.ada, this.bob));
			awaitLock();
			this.users.makePrivate(this.bob);
			new StringRedisTemplate(this.redis).delete(CacheKeys.userSummary(this.bob));
			assertThat(remove(this.ada, this.bob).statusCode()).isEqualTo(204);
			connection.rollback();
		}

		assertThat(late.join().statusCode()).isEqualTo(204);
		assertThat(status(this.ada, this.bob)).isEqualTo("PENDING");
		assertThat(counts(this.ada)).isEqualTo("0 0");
		assertThat(counts(this.bob)).isEqualTo("0 0");
	}

	@Test
	void answersARequestOnce() {
		follow(this.ada, this.eve);
		assertThat(respond(this.eve, this.ada, "PENDING").statusCode()).isEqualTo(204);
		respond(this.eve, this.ada, "ACCEPTED");

		assertThat(respond(this.eve, this.ada, "ACCEPTED").statusCode()).isEqualTo(204);
		assertThat(ServiceCaller.errors(respond(this.eve, this.ada, "REJECTED")))
			.isEqualTo("status must be the status the request has: it is decided already.\n");
		assertThat(ServiceCaller.errors(respond(this.eve, this.ada, "PENDING")))
			.isEqualTo("status must be ACCEPTED or REJECTED.\n");
		assertThat(counts(this.eve)).isEqualTo("1 0");
	}

	@Test
	void opensARejectedRequestAnewAfterADay() {
		String first = rejected();
		assertThat(follow(this.ada, this.eve).statusCode()).isEqualTo(204);
		assertThat(status(this.ada, this.eve)).isEqualTo("REJECTED");
		assertThat(id(this.ada, this.eve)).isEqualTo(first);

		rejectedADayAgo();
		List<HttpResponse<String>> responses = atOnce(50, (i) -> follow(this.ada, this.eve));

		assertThat(responses).extracting(HttpResponse::statusCode).containsOnly(204);
		assertThat(status(this.ada, this.eve)).isEqualTo("PENDING");
		assertThat(id(this.ada, this.eve)).isNotEqualTo(first);
		assertThat(ServiceCaller.json(this.client.get("/follows/" + this.eve + "/requests", this.eve))).hasSize(1);
	}

	@Test
	void leavesARejectedRequestToTheUserWhoRejectedIt() {
		String first = rejected();

		assertThat(unfollow(this.ada, this.eve).statusCode()).isEqualTo(204);
		assertThat(id(this.ada, this.eve)).isEqualTo(first);

		assertThat(remove(this.ada, this.eve).statusCode()).isEqualTo(204);
		assertThat(follow(this.ada, this.eve).statusCode()).isEqualTo(204);
		assertThat(status(this.ada, this.eve)).isEqualTo("PENDING");
	}

	/** Eve has rejected what Ada asked. */
	private String rejected() {
		follow(this.ada, this.eve);
		assertThat(respond(this.eve, this.ada, "REJECTED").statusCode()).isEqualTo(204);
		assertThat(status(this.ada, this.eve)).isEqualTo("REJECTED");
		return id(this.ada, this.eve);
	}

	private void rejectedADayAgo() {
		query("update follows set status_since = status_since - interval '24 hours' where follower_id = '" + this.ada
				+ "' and status = 'REJECTED' returning id");
	}

	@Test
	void removesAFollower() {
		follow(this.ada, this.bob);
		follow(this.ada, this.eve);
		respond(this.eve, this.ada, "ACCEPTED");

		List<HttpResponse<String>> responses = atOnce(20, (i) -> remove(this.ada, this.eve));

		assertThat(responses).extracting(HttpResponse::statusCode).containsOnly(204);
		assertThat(remove(this.ada, this.bob).statusCode()).isEqualTo(204);
		assertThat(query("select count(*) from follows where follower_id = '" + this.ada + "'")).isEqualTo("0");
		assertThat(counts(this.ada)).isEqualTo("0 0");
		assertThat(counts(this.bob)).isEqualTo("0 0");
		assertThat(counts(this.eve)).isEqualTo("0 0");
		assertThat(detail("GET", "/follows/" + this.eve + "/followers", this.ada))
			.isEqualTo("403 This account is private; only accepted followers see what it posts.");
	}

	@Test
	void keepsAFollowThatIsThere() {
		follow(this.ada, this.bob);
		String first = id(this.ada, this.bob);

		assertThat(follow(this.ada, this.bob).statusCode()).isEqualTo(204);

		assertThat(id(this.ada, this.bob)).isEqualTo(first);
		assertThat(counts(this.bob)).isEqualTo("1 0");
	}

	@Test
	void reviewsNoFollowThatWasThereBefore() {
		follow(this.ada, this.bob);
		StringRedisTemplate cache = new StringRedisTemplate(this.redis);
		String summary = CacheKeys.userSummary(this.bob);
		cache.delete(summary);
		// not cached, because it seems to change meanwhile: each look-up is a call
		NEIGHBOURS.respond((request, connection) -> {
			cache.opsForValue().set(CacheKeys.generation(summary), UUID.randomUUID().toString());
			this.users.respond(request, connection);
		});

		assertThat(follow(this.ada, this.bob).statusCode()).isEqualTo(204);

		assertThat(NEIGHBOURS.requests()).hasSize(1);
	}

	@Test
	void unfollowsInAnyState() {
		follow(this.ada, this.bob);
		follow(this.ada, this.eve);

		assertThat(unfollow(this.ada, this.bob).statusCode()).isEqualTo(204);
		assertThat(unfollow(this.ada, this.eve).statusCode()).isEqualTo(204);
		assertThat(unfollow(this.ada, this.eve).statusCode()).isEqualTo(204);

		assertThat(query("select count(*) from follows where follower_id = '" + this.ada + "'")).isEqualTo("0");
		assertThat(counts(this.ada)).isEqualTo("0 0");
		assertThat(counts(this.bob)).isEqualTo("0 0");
	}

	@Test
	void refusesWhatThePathMustNotSay() {
		String oneself = "/follows/" + this.ada + "/" + this.ada;
		assertThat(ServiceCaller.errors(this.client.post(oneself, null, this.ada)))
			.isEqualTo("followedId must be another user than yourself.\n");
		assertThat(this.client.post("/follows/" + this.ada + "/x", null, this.ada).statusCode()).isEqualTo(400);
		assertThat(this.client.delete("/follows/x/" + this.ada, this.ada).statusCode()).isEqualTo(400);
		assertThat(ServiceCaller
			.errors(this.client.put("/follows/" + this.ada + "/" + UUID.randomUUID() + "/accepted", null, this.ada)))
			.isEqualTo("status must be ACCEPTED, REJECTED or PENDING.\n");
		assertThat(NEIGHBOURS.requests()).isEmpty();
	}

	@Test
	void letsNoUserActForAnother() {
		follow(this.ada, this.eve);
		String request = id(this.ada, this.eve);
		String yourself = "403 You may do this as yourself only.";
		assertThat(detail("POST", "/follows/" + this.ada + "/" + this.bob, this.bob)).isEqualTo(yourself);
		assertThat(detail("DELETE", "/follows/" + this.ada + "/" + this.bob, this.eve)).isEqualTo(yourself);
		assertThat(detail("PUT", "/follows/" + this.eve + "/" + request + "/ACCEPTED", this.ada)).isEqualTo(yourself);
		assertThat(detail("PUT", "/follows/" + this.bob + "/" + request + "/ACCEPTED", this.bob))
			.isEqualTo("403 Only the user who would be followed may answer this request.");
		assertThat(detail("PUT", "/follows/" + this.bob + "/" + UUID.randomUUID() + "/ACCEPTED", this.bob))
			.isEqualTo("404 There is no such follow request.");
		assertThat(status(this.ada, this.eve)).isEqualTo("PENDING");
	}

	@Test
	void refusesToFollowAnUnknownUser() {
		assertThat(detail("POST", "/follows/" + this.ada + "/" + UUID.randomUUID(), this.ada))
			.isEqualTo("404 There is no such user.");
		assertThat(counts(this.ada)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "out", "null", "hole", "malformed", "500", "404" })
	void refusesToFollowAUserWhosePrivacyIsUnknown(String fault) {
		NEIGHBOURS.respond((request, connection) -> fail(fault, connection));

		assertThat(detail("POST", "/follows/" + this.ada + "/" + this.bob, this.ada))
			.isEqualTo("503 A part of the service is not available; try again.");
		assertThat(counts(this.ada)).isEmpty();
	}

	private static void fail(String fault, RawServer.Connection connection) throws IOException {
		switch (fault) {
			case "null" -> connection.respond("200 OK", "[null]");
			case "hole" -> connection.respond("200 OK", "[{\"id\":\"" + UUID.randomUUID() + "\"}]");
			case "malformed" -> connection.respond("200 OK", "<html>");
			case "500" -> connection.respond("500 Internal Server Error", "{}");
			case "404" -> connection.respond("404 Not Found", "{}");
			default -> connection.close();
		}
	}

	@Test
	void remembersWhoIsPrivateForAWhile() {
		follow(this.ada, this.eve);
		StringRedisTemplate cache = new StringRedisTemplate(this.redis);
		assertThat(cache.opsForValue().get(CacheKeys.userSummary(this.eve))).isEqualTo(this.users.summary(this.eve));
		assertThat(cache.getExpire(CacheKeys.userSummary(this.eve))).isBetween(1L, 60L);
		NEIGHBOURS.respond((request, connection) -> connection.close());

		assertThat(follow(this.bob, this.eve).statusCode()).isEqualTo(204);

		assertThat(status(this.bob, this.eve)).isEqualTo("PENDING");
		assertThat(NEIGHBOURS.requests()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "{}", "[]", "{", "7" })
	void callsAgainWhenTheCachedValueIsMalformed(String cached) {
		new StringRedisTemplate(this.redis).opsForValue().set(CacheKeys.userSummary(this.eve), cached);

		assertThat(follow(this.ada, this.eve).statusCode()).isEqualTo(204);

		assertThat(status(this.ada, this.eve)).isEqualTo("PENDING");
	}

	@Test
	void forgetsWhatAFollowChanges() {
		StringRedisTemplate cache = new StringRedisTemplate(this.redis);
		List<String> keys = List.of(CacheKeys.followedIds(this.ada), CacheKeys.recommendations(this.ada));
		List<Runnable> changes = List.of(() -> follow(this.ada, this.bob), () -> unfollow(this.ada, this.bob),
				() -> follow(this.ada, this.eve), () -> respond(this.eve, this.ada, "ACCEPTED"),
				() -> remove(this.ada, this.eve));
		for (Runnable change : changes) {
			keys.forEach((key) -> cache.opsForValue().set(key, "[]"));
			change.run();
			assertThat(cache.countExistingKeys(keys)).isZero();
		}
	}

	@Test
	void leavesOneFollowOfManyAtOnce() {
		List<HttpResponse<String>> responses = atOnce(200, (i) -> follow(this.ada, this.bob));

		assertServedOrBusy(responses);
		assertThat(query("select count(*) from follows where follower_id = '" + this.ada + "'")).isEqualTo("1");
		assertThat(counts(this.ada)).isEqualTo("0 1");
		assertThat(counts(this.bob)).isEqualTo("1 0");
		assertThat(NEIGHBOURS.requests().size()).isLessThan(200);
	}

	@Test
	void answersARequestOnceOfManyAtOnce() {
		follow(this.ada, this.eve);
		String path = "/follows/" + this.eve + "/" + id(this.ada, this.eve) + "/ACCEPTED";

		List<HttpResponse<String>> responses = atOnce(200, (i) -> this.client.put(path, null, this.eve));

		assertServedOrBusy(responses);
		assertThat(counts(this.eve)).isEqualTo("1 0");
	}

	@Test
	void countsRightWhateverComesAtOnce() {
		List<HttpResponse<String>> responses = atOnce(200, (i) -> switch (i % 4) {
			case 0 -> follow(this.ada, this.bob);
			case 1 -> follow(this.bob, this.ada);
			case 2 -> unfollow(this.ada, this.bob);
			default -> unfollow(this.bob, this.ada);
		});

		assertServedOrBusy(responses);
		assertThat(counts(this.ada)).isEqualTo(rows("followed_id", this.ada) + " " + rows("follower_id", this.ada));
		assertThat(counts(this.bob)).isEqualTo(rows("followed_id", this.bob) + " " + rows("follower_id", this.bob));
	}

	private static void assertServedOrBusy(List<HttpResponse<String>> responses) {
		assertThat(responses).extracting(HttpResponse::statusCode).contains(204).isSubsetOf(204, 503);
	}

	private static String rows(String column, UUID userId) {
		return query("select count(*) from follows where " + column + " = '" + userId + "'");
	}

	private HttpResponse<String> follow(UUID follower, UUID followed) {
		return this.client.post("/follows/" + follower + "/" + followed, null, follower);
	}

	private HttpResponse<String> unfollow(UUID follower, UUID followed) {
		return this.client.delete("/follows/" + follower + "/" + followed, follower);
	}

	/** The followed user ends it. */
	@Test
	void countsNoFollowThatEndsWhileItIsAccepted() throws Exception {
		follow(this.ada, this.eve);
		try (Connection other = DATABASE.open(); Statement accept = other.createStatement()) {
			other.setAutoCommit(false);
			accept.execute("update follows set status = 'ACCEPTED' where follower_id = '" + this.ada + "'");
			accept.execute("insert into user_counts (user_id, followers, following) values ('" + this.ada
					+ "', 0, 1), ('" + this.eve + "', 1, 0)");
			CompletableFuture<HttpResponse<String>> end = CompletableFuture
				.supplyAsync(() -> remove(this.ada, this.eve));
			awaitLock();
			other.commit();
			assertThat(end.get(10, TimeUnit.SECONDS).statusCode()).isEqualTo(204);
		}
		assertThat(counts(this.ada)).isEqualTo("0 0");
		assertThat(counts(this.eve)).isEqualTo("0 0");
	}

	/** A statement waits for what another transaction has locked. */
	private static void awaitLock() {
		Awaitility.await()
			.until(() -> query("select count(*) from pg_stat_activity "
					+ "where datname = current_database() and wait_event_type = 'Lock'"), "1"::equals);
	}

	private HttpResponse<String> remove(UUID follower, UUID followed) {
		return this.client.delete("/follows/" + follower + "/" + followed, followed);
	}

	private HttpResponse<String> respond(UUID followed, UUID follower, String status) {
		return this.client.put("/follows/" + followed + "/" + id(follower, followed) + "/" + status, null, followed);
	}

	private String detail(String method, String path, UUID user) {
		return ServiceCaller.detail(this.client.send(method, path, null, user));
	}

	private static String id(UUID follower, UUID followed) {
		return query(
				"select id from follows where follower_id = '" + follower + "' and followed_id = '" + followed + "'");
	}

	private static String status(UUID follower, UUID followed) {
		return query("select status from follows where follower_id = '" + follower + "' and followed_id = '" + followed
				+ "'");
	}

	/** Followers and following, empty without a row. */
	private static String counts(UUID userId) {
		return query("select coalesce(max(followers || ' ' || following), '') from user_counts where user_id = '"
				+ userId + "'");
	}

	private static List<HttpResponse<String>> atOnce(int times, IntFunction<HttpResponse<String>> call) {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			return IntStream.range(0, times)
				.mapToObj((i) -> CompletableFuture.supplyAsync(() -> call.apply(i), threads))
				.toList()
				.stream()
				.map(CompletableFuture::join)
				.toList();
		}
	}

}
