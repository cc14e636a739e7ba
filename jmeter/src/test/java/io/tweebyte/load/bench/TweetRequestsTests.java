package io.tweebyte.load.bench;

import java.net.URI;
import java.net.http.HttpRequest;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.load.backend.Target;
import io.tweebyte.load.data.BenchData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

class TweetRequestsTests {

	private static final int USERS = 30;

	private static final int TWEETS = 40;

	private final List<UUID> users = ids(USERS, 1);

	/** All but each tenth, as in the population. */
	private final List<UUID> open = IntStream.range(0, USERS)
		.filter((number) -> number % 10 != 9)
		.mapToObj(this.users::get)
		.toList();

	private final Map<UUID, List<UUID>> tweets = new LinkedHashMap<>();

	private final TweetRequests requests;

	TweetRequestsTests() {
		this.open.subList(0, 5).forEach((author) -> this.tweets.put(author, ids(TWEETS, this.tweets.size() + 2)));
		Map<UUID, String> tokens = new HashMap<>();
		this.users.forEach((user) -> tokens.put(user, "token-of-" + user));
		this.requests = new TweetRequests(new Target(URI.create("http://127.0.0.1:1"), List.of()),
				new BenchData(this.users, this.open, this.tweets), tokens);
	}

	@ParameterizedTest
	@EnumSource(names = { "FOLLOW", "LIKE" })
	void repeatsNoneThatMustBeNew(TweetOperation operation) {
		assertThat(paths(operation, this.requests.most(operation))).doesNotHaveDuplicates();
	}

	@Test
	void followsNoUserTwice() {
		assertThat(paths(TweetOperation.FOLLOW, this.requests.most(TweetOperation.FOLLOW))).allSatisfy((path) -> {
			String[] segments = path.split("/");
			int follower = this.users.indexOf(UUID.fromString(segments[3]));
			int followed = this.users.indexOf(UUID.fromString(segments[4]));
			assertThat(this.open).contains(this.users.get(followed));
			assertThat(Math.floorMod(followed - follower, USERS)).isGreaterThan(USERS / 2);
		});
	}

	@Test
	void endsTheSameFollows() {
		assertThat(paths(TweetOperation.UNFOLLOW, 50)).isEqualTo(paths(TweetOperation.FOLLOW, 50));
	}

	@Test
	void editsOwnTweetsOfTheRightKind() {
		for (int number = 0; number < 100; number++) {
			assertThat(kind(TweetOperation.EDIT, number) % 20).isEqualTo(1);
			assertThat(kind(TweetOperation.EDIT_TAGS, number) % 20).isEqualTo(4);
		}
	}

	@Test
	void sendsTheTokenOfWhoActs() {
		HttpRequest like = this.requests.request(TweetOperation.LIKE, 123).build();
		String liker = like.uri().getPath().split("/")[3];
		assertThat(like.headers().firstValue("Authorization")).hasValue("Bearer token-of-" + liker);
		assertThat(like.method()).isEqualTo("POST");
	}

	@Test
	void readsPagesOfOthers() {
		HttpRequest read = this.requests.request(TweetOperation.USER_TWEETS_1000, 7).build();
		assertThat(read.uri().getQuery()).isEqualTo("limit=1000");
		assertThat(read.headers().firstValue("Authorization").orElseThrow())
			.doesNotEndWith(read.uri().getPath().split("/")[4]);
	}

	private int kind(TweetOperation operation, int number) {
		HttpRequest edit = this.requests.request(operation, number).build();
		UUID author = UUID.fromString(edit.headers().firstValue("Authorization").orElseThrow().split("token-of-")[1]);
		return this.users.indexOf(author)
				+ this.tweets.get(author).indexOf(UUID.fromString(edit.uri().getPath().split("/")[3]));
	}

	private List<String> paths(TweetOperation operation, int count) {
		return IntStream.range(0, count)
			.mapToObj((number) -> this.requests.request(operation, number).build().uri().getPath())
			.toList();
	}

	private static List<UUID> ids(int count, int kind) {
		return IntStream.range(0, count).mapToObj((number) -> new UUID(kind, number)).toList();
	}

}
