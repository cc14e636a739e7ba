package io.tweebyte.interaction;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.testsupport.RawServer.Request;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.StringRedisTemplate;

/** Users who react to tweets. */
public abstract class ReactionIntegrationTest extends InteractionServiceIntegrationTest {

	protected static final String GONE = "404 There is no such tweet.";

	protected static final String PRIVATE = "403 This account is private; only accepted followers see what it posts.";

	protected static final String NOT_YOURSELF = "403 You may do this as yourself only.";

	protected static final int MANY = 200;

	protected static final String NOT_YOURS = "403 This belongs to another user.";

	protected static final String OUT = "503 A part of the service is not available; try again.";

	@Autowired
	protected RedisConnectionFactory redis;

	protected Neighbours neighbours;

	protected UUID author;

	protected UUID bob;

	protected UUID tweet;

	@BeforeEach
	void reactTo() {
		play(new Neighbours());
		this.author = this.neighbours.user(false);
		this.bob = this.neighbours.user(false);
		this.tweet = this.neighbours.tweet(this.author);
	}

	protected void play(Neighbours neighbours) {
		this.neighbours = neighbours;
		NEIGHBOURS.respond(neighbours);
	}

	protected HttpResponse<String> like(UUID user, UUID tweet) {
		return this.client.post("/likes/" + user + "/tweets/" + tweet, null, user);
	}

	protected HttpResponse<String> reply(UUID user, UUID tweet, String content, String... headers) {
		return this.client.post("/replies/" + user, "{\"tweet_id\":\"" + tweet + "\",\"content\":\"" + content + "\"}",
				user, headers);
	}

	protected HttpResponse<String> retweet(UUID user, UUID tweet) {
		return this.client.post("/retweets/" + user, "{\"original_tweet_id\":\"" + tweet + "\",\"content\":\"Look\"}",
				user);
	}

	/** Stores the counts of tweets of the author: as many likes as the number says. */
	protected void storeCounts(int tweets) {
		for (int number = 1; number <= tweets; number++) {
			query("insert into tweet_counts (tweet_id, author_id, likes) values ('" + countedTweet(number) + "', '"
					+ this.author + "', " + number + ") returning tweet_id");
		}
	}

	/** Returns the id of a tweet with stored counts; ids are in the order of numbers. */
	protected String countedTweet(int number) {
		return "%08x-0000-4000-8000-%s".formatted(number, this.author.toString().substring(24));
	}

	protected StringRedisTemplate redis() {
		return new StringRedisTemplate(this.redis);
	}

	protected static String id(HttpResponse<String> response) {
		return ServiceCaller.json(response).get("id").asString();
	}

	/** Does what a client should do while a service is busy: tries again. */
	protected static HttpResponse<String> untilServed(Supplier<HttpResponse<String>> request) {
		return Stream.generate(request)
			.limit(10)
			.filter((response) -> response.statusCode() != 503)
			.findFirst()
			.orElseThrow();
	}

	protected static <T> List<T> atOnce(IntFunction<T> request) throws Exception {
		List<Callable<T>> requests = IntStream.range(0, MANY)
			.<Callable<T>>mapToObj((i) -> () -> request.apply(i))
			.toList();
		try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
			return clients.invokeAll(requests).stream().map(Future::resultNow).toList();
		}
	}

	protected static void follow(UUID follower, UUID followed, String status) {
		query("insert into follows (id, follower_id, followed_id, status, created_at) values (gen_random_uuid(), '"
				+ follower + "', '" + followed + "', '" + status + "', now()) returning id");
	}

	protected static void makePrivate(UUID account) {
		query("insert into private_accounts (user_id) values ('" + account + "') returning user_id");
	}

	protected static String counts(UUID tweet) {
		return query(
				"select coalesce((select likes || ' ' || replies || ' ' || retweets from tweet_counts where tweet_id = '"
						+ tweet + "'), 'none')");
	}

	protected static List<String> targets() {
		return NEIGHBOURS.requests().stream().map(Request::target).toList();
	}

	protected static String degraded(HttpResponse<String> response) {
		return response.statusCode() + " " + response.headers().firstValue("X-Degraded").orElse("whole");
	}

	protected String summaryOfTweet() {
		return "/tweets/" + this.tweet + "/summary";
	}

}
