package io.tweebyte.features.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

import io.tweebyte.features.http.Forms;
import tools.jackson.databind.json.JsonMapper;

/**
 * Plans requests to every operation, in an order that the seed decides. Each is valid
 * HTTP with at most one thing wrong with it.
 */
final class RequestGenerator {

	private static final int FIRST_USERS = 6;

	private static final int MOST_USERS = 40;

	private static final int FAULTY_PERCENT = 35;

	private static final List<String> WORDS = List.of("coffee", "Grüße", "日本語", "straße", "100%", "a_b", "naïve",
			"🎉🎉🎉", "rivers", "#Weekend", "#weekend", "#été", "it's", "\\\"quoted\\\"", "report.txt", "<b>bold</b>");

	private static final List<String> TERMS = List.of("coffee", "COFFEE", "riv", "100%25", "a_b", "%25%25%25",
			"stra%C3%9Fe", "%E6%97%A5%E6%9C%AC%E8%AA%9E", "zz", "a", "report.txt", "fuzz", "%22quoted", "it's",
			"with%20space", "plus+plus");

	private static final List<String> TAGS = List.of("weekend", "WEEKEND", "%C3%A9t%C3%A9", "none", "12", "%23weekend",
			"report.txt");

	private static final JsonMapper JSON = JsonMapper.shared();

	private final Random random;

	private final Known known;

	private final Faults faults;

	private final List<Supplier<PlannedRequest>> writes;

	private final List<Supplier<PlannedRequest>> reads;

	RequestGenerator(long seed, Known known) {
		this.random = new Random(seed);
		this.known = known;
		this.faults = new Faults(this.random, known);
		this.writes = List.of(this::register, this::logIn, this::changeUser, this::turnPrivate, this::post, this::post,
				this::edit, this::delete, this::follow, this::follow, this::unfollow, this::decide, this::like,
				this::likeReply, this::unlike, this::unlikeReply, this::reply, this::changeReply, this::deleteReply,
				this::retweet, this::changeRetweet, this::deleteRetweet);
		this.reads = List.of(this::ofUser, this::ofUser, this::ofUser, this::ofTweet, this::ofTweet, this::search,
				this::search, this::summarise, this::requests, this::nextPage, this::withoutToken);
	}

	/**
	 * Plans the next request.
	 * @return a request whose labels all backends know
	 */
	PlannedRequest next() {
		if (this.known.count("user") < FIRST_USERS) {
			return register();
		}
		if (this.known.count("tweet") < FIRST_USERS) {
			return post();
		}
		PlannedRequest valid = one(this.random.nextBoolean() ? this.writes : this.reads).get();
		return (this.random.nextInt(100) < FAULTY_PERCENT) ? this.faults.one(valid) : valid;
	}

	private <T> T one(List<T> choices) {
		return choices.get(this.random.nextInt(choices.size()));
	}

	private int some(String kind) {
		// the newest are used more, so that something happens to them
		int count = this.known.count(kind);
		return this.random.nextBoolean() ? this.random.nextInt(count)
				: count - 1 - this.random.nextInt(Math.min(count, 4));
	}

	/** A label of a thing, or of something else while there is none. */
	private String label(String kind) {
		return (this.known.count(kind) > 0) ? "{" + kind + "." + some(kind) + "}" : "{user.0}";
	}

	private PlannedRequest register() {
		int number = this.known.count("user");
		if (number >= MOST_USERS) {
			number = this.random.nextInt(number);
		}
		Map<String, String> form = new LinkedHashMap<>();
		form.put("userName", "fuzz_" + number);
		form.put("email", "Fuzz" + number + "@example.org");
		form.put("password", secret(number));
		form.put("birthDate", this.random.nextBoolean() ? "1990-05-17" : "17/05/1990");
		form.put("isPrivate", Boolean.toString(number % 3 == 2));
		if (this.random.nextBoolean()) {
			form.put("biography", text(this.random.nextInt(4)));
		}
		PlannedRequest request = PlannedRequest.of("POST", "/user-service/auth/register").creates("user");
		return this.random.nextBoolean() ? request.body(Forms.URL_ENCODED, Forms.urlEncoded(form))
				: request.body(Forms.MULTIPART, Forms.multipart(form));
	}

	private static String secret(int number) {
		return "a long secret of " + number;
	}

	private PlannedRequest logIn() {
		int user = some("user");
		String password = (this.random.nextInt(4) > 0) ? secret(user) : "not the password";
		return PlannedRequest.of("POST", "/user-service/auth/login")
			.json("{\"email\":\"FUZZ%d@example.ORG\",\"password\":\"%s\"}".formatted(user, password));
	}

	private PlannedRequest changeUser() {
		int user = some("user");
		Map<String, String> form = new LinkedHashMap<>();
		switch (this.random.nextInt(4)) {
			case 0 -> form.put("biography", text(2));
			case 1 -> form.put("birthDate", "2001-02-" + (10 + this.random.nextInt(19)));
			case 2 -> form.put("userName", "fuzz_" + this.random.nextInt(this.known.count("user")));
			default -> {
				form.put("email", "fuzz" + user + "@example.org");
				form.put("currentPassword", (this.random.nextInt(3) > 0) ? secret(user) : "wrong password");
			}
		}
		PlannedRequest request = PlannedRequest.of("PUT", "/user-service/users/{user.%d}".formatted(user)).by(user);
		return this.random.nextBoolean() ? request.body(Forms.URL_ENCODED, Forms.urlEncoded(form))
				: request.json(JSON.writeValueAsString(form));
	}

	/** Only ever this way: what turns public may stay hidden for a moment. */
	private PlannedRequest turnPrivate() {
		int user = 1 + this.random.nextInt(this.known.count("user") - 1);
		return (user % 4 != 1) ? changeUser()
				: PlannedRequest.of("PUT", "/user-service/users/{user.%d}".formatted(user))
					.by(user)
					.json("{\"is_private\":true}");
	}

	private PlannedRequest post() {
		int user = some("user");
		PlannedRequest request = PlannedRequest.of("POST", "/tweet-service/tweets/{user.%d}".formatted(user))
			.by(user)
			.json(content(3 + this.random.nextInt(5)))
			.creates("tweet");
		return (this.random.nextInt(4) > 0) ? request
				: request.header("Idempotency-Key", "key-" + this.random.nextInt(10));
	}

	private String content(int words) {
		return "{\"content\":\"" + text(words) + "\"}";
	}

	private String text(int words) {
		List<String> text = new ArrayList<>(List.of("fuzz number " + this.random.nextInt(1000)));
		for (int i = 0; i < words; i++) {
			text.add((this.random.nextInt(5) > 0) ? one(WORDS)
					: "@fuzz_" + this.random.nextInt(this.known.count("user") + 2));
		}
		return String.join(" ", text);
	}

	private PlannedRequest edit() {
		PlannedRequest request = own("PUT", "/tweet-service/tweets/%2$s", "tweet").json(content(2));
		return this.random.nextBoolean() ? request
				: request.header("If-Match", one(List.of("\"1\"", "\"2\"", "*", "\"1\", \"2\"", "\"99\"")));
	}

	private PlannedRequest delete() {
		return own("DELETE", "/tweet-service/tweets/%2$s", "tweet");
	}

	private PlannedRequest follow() {
		int user = some("user");
		return PlannedRequest
			.of("POST", "/interaction-service/follows/{user.%d}/{user.%d}".formatted(user, some("user")))
			.by(user);
	}

	private PlannedRequest unfollow() {
		int user = some("user");
		int other = some("user");
		return PlannedRequest.of("DELETE", "/interaction-service/follows/{user.%d}/{user.%d}".formatted(user, other))
			.by(this.random.nextInt(4) > 0 ? user : other);
	}

	private PlannedRequest decide() {
		String status = one(List.of("ACCEPTED", "ACCEPTED", "REJECTED", "PENDING"));
		return own("PUT", "/interaction-service/follows/{user.%d}/%s/" + status, "request");
	}

	private PlannedRequest like() {
		return likes("POST", "tweets", "tweet").creates("like");
	}

	private PlannedRequest likeReply() {
		return likes("POST", "replies", "reply").creates("like");
	}

	private PlannedRequest unlike() {
		return likes("DELETE", "tweets", "tweet");
	}

	private PlannedRequest unlikeReply() {
		return likes("DELETE", "replies", "reply");
	}

	private PlannedRequest likes(String method, String things, String kind) {
		int user = some("user");
		return PlannedRequest
			.of(method, "/interaction-service/likes/{user.%d}/%s/%s".formatted(user, things, label(kind)))
			.by(user);
	}

	private PlannedRequest reply() {
		int user = some("user");
		PlannedRequest request = PlannedRequest.of("POST", "/interaction-service/replies/{user.%d}".formatted(user))
			.by(user)
			.json("{\"tweet_id\":\"%s\",\"content\":\"%s\"}".formatted(label("tweet"), text(1)))
			.creates("reply");
		return (this.random.nextInt(4) > 0) ? request
				: request.header("Idempotency-Key", "key-" + this.random.nextInt(10));
	}

	private PlannedRequest changeReply() {
		return change("PUT", "replies", "reply").json(content(1));
	}

	private PlannedRequest deleteReply() {
		return change("DELETE", "replies", "reply");
	}

	private PlannedRequest retweet() {
		int user = some("user");
		String content = this.random.nextBoolean() ? "" : ",\"content\":\"" + text(1) + "\"";
		return PlannedRequest.of("POST", "/interaction-service/retweets/{user.%d}".formatted(user))
			.by(user)
			.json("{\"original_tweet_id\":\"%s\"%s}".formatted(label("tweet"), content))
			.creates("retweet");
	}

	private PlannedRequest changeRetweet() {
		return change("PUT", "retweets", "retweet").json(content(1));
	}

	private PlannedRequest deleteRetweet() {
		return change("DELETE", "retweets", "retweet");
	}

	private PlannedRequest change(String method, String things, String kind) {
		return own(method, "/interaction-service/" + things + "/{user.%d}/%s", kind);
	}

	/**
	 * Changes a thing, mostly as the one user who may.
	 * @param path takes the user's number and the thing
	 */
	private PlannedRequest own(String method, String path, String kind) {
		if (this.known.count(kind) == 0) {
			return post();
		}
		int thing = some(kind);
		int user = (this.random.nextInt(4) > 0) ? this.known.owner(kind, thing) : some("user");
		return PlannedRequest.of(method, path.formatted(user, "{" + kind + "." + thing + "}")).by(user);
	}

	private PlannedRequest ofUser() {
		int user = some("user");
		String path = one(List.of("/user-service/users/%s", "/user-service/users/summary/%s",
				"/tweet-service/tweets/%s/feed", "/tweet-service/tweets/user/%s",
				"/tweet-service/tweets/user/%s/summary", "/interaction-service/follows/%s/followers",
				"/interaction-service/follows/%s/following", "/interaction-service/follows/%s/followers/count",
				"/interaction-service/follows/%s/following/count",
				"/interaction-service/follows/%s/following/identifiers",
				"/interaction-service/follows/%s/followers/identifiers", "/interaction-service/likes/user/%s",
				"/interaction-service/retweets/user/%s", "/interaction-service/recommendations/%s/follow"));
		return paged(PlannedRequest.of("GET", path.formatted("{user." + user + "}"))
			.by((this.random.nextInt(3) > 0) ? user : some("user")));
	}

	private PlannedRequest ofTweet() {
		String path = one(List.of("/tweet-service/tweets/%s", "/tweet-service/tweets/%s/summary",
				"/interaction-service/likes/tweet/%s", "/interaction-service/likes/%s/count",
				"/interaction-service/replies/tweet/%s", "/interaction-service/replies/tweet/%s/count",
				"/interaction-service/replies/tweet/%s/top", "/interaction-service/retweets/tweet/%s",
				"/interaction-service/retweets/tweet/%s/count"));
		return paged(PlannedRequest.of("GET", path.formatted(label("tweet"))).by(some("user")));
	}

	private PlannedRequest search() {
		String path = switch (this.random.nextInt(6)) {
			case 0 -> "/user-service/users/search/" + one(TERMS);
			case 1 -> "/user-service/users/summary/name/FUZZ_" + this.random.nextInt(MOST_USERS);
			case 2 -> "/tweet-service/tweets/search/" + one(TERMS);
			case 3 -> "/tweet-service/tweets/search/hashtag/" + one(TAGS);
			case 4 -> "/tweet-service/tweets/hashtag/popular";
			default -> "/interaction-service/recommendations/hashtags";
		};
		return paged(PlannedRequest.of("GET", path).by(some("user")));
	}

	private PlannedRequest summarise() {
		String author = this.random.nextBoolean() ? ",\"with_author\":true" : "";
		return PlannedRequest.of("POST", "/tweet-service/tweets/assistant/summary" + one(List.of("", "/collected")))
			.by(some("user"))
			.json("{\"user_id\":\"{user.%d}\",\"max_parts\":10%s}".formatted(some("user"), author));
	}

	/** Parameters that an operation does not know are ignored. */
	private PlannedRequest paged(PlannedRequest request) {
		return switch (this.random.nextInt(5)) {
			case 0 -> request.query("limit=1");
			case 1 -> request.query("limit=" + (1 + this.random.nextInt(5)));
			case 2 -> request.query("page=0").query("size=" + (1 + this.random.nextInt(5)));
			default -> request;
		};
	}

	private PlannedRequest requests() {
		int user = some("user");
		return PlannedRequest.of("GET", "/interaction-service/follows/{user.%d}/requests".formatted(user))
			.by(user)
			.creates("request");
	}

	private PlannedRequest nextPage() {
		List<String> lists = this.known.lists();
		if (lists.isEmpty()) {
			return ofUser();
		}
		int cursor = this.random.nextInt(lists.size());
		return PlannedRequest.of("GET", lists.get(cursor)).query("before={cursor." + cursor + "}").by(some("user"));
	}

	private PlannedRequest withoutToken() {
		return PlannedRequest.of("GET",
				one(List.of("/user-service/.well-known/jwks.json", "/user-service/v3/api-docs",
						"/tweet-service/v3/api-docs", "/interaction-service/v3/api-docs", "/nothing",
						"/user-service/nothing/n%C3%A4her")));
	}

}
