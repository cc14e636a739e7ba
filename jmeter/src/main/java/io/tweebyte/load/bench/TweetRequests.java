package io.tweebyte.load.bench;

import java.net.http.HttpRequest;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.backend.ApiRequests;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.data.BenchData;

/** The requests of each operation, by number: the same for every backend. */
record TweetRequests(Target target, BenchData data, Map<UUID, String> tokens) {

	/** Tweets of one author that are liked: few, so that caches know them soon. */
	private static final int LIKED = 4;

	private static final String WITHOUT_TOKENS = "{\"content\":\"A better text without any token, number %07d\"}";

	private static final String WITH_TAG = "{\"content\":\"A better text with a tag, number %07d #topic%d\"}";

	/** Kinds of tweets by author and place: each fourth has hashtags, 1 has no tokens. */
	private static final int CYCLE = 20;

	private static final int TOPICS = 50;

	/** How many different requests there are of an operation that must not repeat one. */
	int most(TweetOperation operation) {
		return switch (operation) {
			case FOLLOW, UNFOLLOW -> this.data.openUsers().size() * offsets();
			case LIKE -> this.data.authors().size() * LIKED * this.data.users().size();
			default -> Integer.MAX_VALUE;
		};
	}

	/** Returns the request of a number, from 0. */
	HttpRequest.Builder request(TweetOperation operation, int number) {
		UUID author = of(this.data.authors(), number);
		UUID reader = of(this.data.authors(), number + 1 + number / this.data.authors().size());
		return switch (operation) {
			case USER_TWEETS_1000 -> get(ServiceName.TWEET, "/tweets/user/" + author + "?limit=1000", reader);
			case USER_TWEETS_100 -> get(ServiceName.TWEET, "/tweets/user/" + author + "?limit=100", reader);
			case FEED -> get(ServiceName.TWEET, "/tweets/" + reader + "/feed", reader);
			case TWEET -> get(ServiceName.TWEET, "/tweets/" + tweet(author, number), reader);
			case EDIT -> send("PUT", ServiceName.TWEET, "/tweets/" + tweet(author, number, 1), author,
					WITHOUT_TOKENS.formatted(number));
			case EDIT_TAGS -> send("PUT", ServiceName.TWEET, "/tweets/" + tweet(author, number, 4), author,
					WITH_TAG.formatted(number, 10 + number % TOPICS));
			case FOLLOW -> follow("POST", number);
			case UNFOLLOW -> follow("DELETE", number);
			case LIKE -> like(number);
		};
	}

	/** One tweet of an author after the other. */
	private UUID tweet(UUID author, int number) {
		return of(this.data.tweets().get(author), number / this.data.authors().size());
	}

	/** The same, of those alone that are of a kind. */
	private UUID tweet(UUID author, int number, int kind) {
		List<UUID> tweets = this.data.tweets().get(author);
		int cycle = number / this.data.authors().size() % (tweets.size() / CYCLE);
		int first = Math.floorMod(kind - this.data.users().indexOf(author), CYCLE);
		return tweets.get(cycle * CYCLE + first);
	}

	/** The nearer ones are followed from the beginning. */
	private int offsets() {
		return this.data.users().size() / 2 - 1;
	}

	private HttpRequest.Builder follow(String method, int number) {
		int users = this.data.users().size();
		UUID followed = of(this.data.openUsers(), number);
		int place = this.data.users().indexOf(followed);
		int offset = 1 + number / this.data.openUsers().size() % offsets();
		// Whom users follow from the beginning comes after them, within a half.
		UUID follower = this.data.users().get((place + offset) % users);
		return send(method, ServiceName.INTERACTION, "/follows/" + follower + "/" + followed, follower, "");
	}

	private HttpRequest.Builder like(int number) {
		int things = this.data.authors().size() * LIKED;
		UUID author = of(this.data.authors(), number);
		int cycle = number / this.data.authors().size() % LIKED;
		UUID tweet = this.data.tweets().get(author).get(10 * cycle + 9);
		UUID liker = of(this.data.users(), number / things);
		return send("POST", ServiceName.INTERACTION, "/likes/" + liker + "/tweets/" + tweet, liker, "");
	}

	private HttpRequest.Builder get(ServiceName service, String path, UUID reader) {
		return send("GET", service, path, reader, "");
	}

	private HttpRequest.Builder send(String method, ServiceName service, String path, UUID caller, String json) {
		return ApiRequests.of(method, this.target.resolve(service, path), this.tokens.get(caller), json);
	}

	private static UUID of(List<UUID> ids, int number) {
		return ids.get(number % ids.size());
	}

}
