package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.data.Pairs.Pair;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.shared.token.SigningKey;

/**
 * The files that the plans read, each whole or not at all.
 *
 * @param tokens of users; of others, none is needed
 */
public record PlanData(DatabaseContent content, Map<UUID, String> tokens) {

	/** Enough lines that no row is read all the time. */
	private static final int LINES = 1000;

	/** More than any backend has served; each pair has a long token. */
	private static final int PAIRS_A_SECOND = 2000;

	private static final int SESSIONS_A_SECOND = 300;

	private static final Duration BY_HAND = Duration.ofSeconds(100);

	/** Of all pairs one in so many is for sessions. */
	private static final int SHARE_OF_SESSIONS = 5;

	/** Of those in the texts of tweets; each is in one of six. */
	private static final List<String> WORDS = List.of("morning", "evening", "garden", "window", "river", "mountain",
			"coffee", "bread", "winter", "summer", "music", "letter", "street", "market", "engine", "paper", "silver",
			"golden", "quiet", "little");

	/** In place of a token where none is needed. */
	private static final String NO_TOKEN = "-";

	public PlanData(DatabaseContent content, SigningKey key) {
		this(content, LoadUser.tokens(content.users(), key));
	}

	/** Returns the token of a user, or what stands for it. */
	public String token(UUID user) {
		return this.tokens.getOrDefault(user, NO_TOKEN);
	}

	/** Writes all files, with lines for some minutes of a plan that is run by hand. */
	public void write(Path folder) throws IOException {
		write(folder, BY_HAND);
	}

	/**
	 * Writes all files. The lines of {@code follows.csv} and {@code sessions.csv} are
	 * used up, and no pair of users is in both.
	 * @param load for how long those lines should last: fewer are written only where
	 * there are no more
	 */
	public void write(Path folder, Duration load) throws IOException {
		Files.createDirectories(folder);
		List<String> users = this.content.users()
			.stream()
			.map((user) -> user.id() + "," + user.userName() + "," + token(user.id()))
			.toList();
		csv(folder.resolve("users.csv"), "id,user_name,token", users);
		csv(folder.resolve("authors.csv"), "author_id,tweets,token", authors());
		csv(folder.resolve("tweets.csv"), "tweet_id,content,token",
				this.content.tweets()
					.stream()
					.map((tweet) -> tweet.id() + "," + tweet.content() + "," + token(tweet.author()))
					.toList());
		csv(folder.resolve("log-ins.csv"), "email,password",
				this.content.users().stream().map((user) -> user.email() + "," + LoadUser.PASSWORD).toList());
		csv(folder.resolve("words.csv"), "word", WORDS);
		Pairs pairs = new Pairs(this.content.open(), this.content.follows());
		long middle = pairs.count() - pairs.count() / SHARE_OF_SESSIONS;
		Stream<String> follows = pairs.between(0, middle)
			.limit(PAIRS_A_SECOND * load.toSeconds())
			.map((pair) -> pair.from() + "," + pair.to() + "," + token(pair.from()));
		csv(folder.resolve("follows.csv"), "follower_id,followed_id,token", follows::iterator);
		Stream<String> sessions = sessions(pairs.between(middle, pairs.count()))
			.limit(SESSIONS_A_SECOND * load.toSeconds());
		csv(folder.resolve("sessions.csv"), "user_id,token,tweet_id,author_id,followed_id", sessions::iterator);
	}

	/**
	 * Replaces a file, which may hold tokens.
	 * @param lines without separators or quotes in their fields
	 */
	static void csv(Path file, String header, Iterable<String> lines) throws IOException {
		PrivateFile.write(file, (draft) -> {
			Files.writeString(draft, header + "\n");
			Files.write(draft, lines, StandardOpenOption.APPEND);
		});
	}

	/** Authors in turn, each read by one after the other. */
	private List<String> authors() {
		List<Map.Entry<UUID, Integer>> authors = List.copyOf(this.content.authors().entrySet());
		List<UUID> readers = this.content.open();
		if (authors.isEmpty()) {
			return List.of();
		}
		return IntStream.range(0, Math.max(LINES, authors.size())).mapToObj((number) -> {
			Map.Entry<UUID, Integer> author = authors.get(number % authors.size());
			UUID reader = readers.get((number + 1 + number / authors.size()) % readers.size());
			return author.getKey() + "," + author.getValue() + "," + token(reader);
		}).toList();
	}

	/**
	 * A user who follows another one reads the next user's profile for the first time,
	 * and a tweet that the user does not like yet.
	 */
	private Stream<String> sessions(Stream<Pair> pairs) {
		Map<UUID, UUID> next = new HashMap<>();
		List<UUID> open = this.content.open();
		for (int place = 0; place < open.size(); place++) {
			next.put(open.get(place), open.get((place + 1) % open.size()));
		}
		Map<UUID, List<UUID>> tweets = new HashMap<>();
		for (Tweet tweet : this.content.tweets()) {
			tweets.computeIfAbsent(tweet.author(), (key) -> new ArrayList<>()).add(tweet.id());
		}
		Set<Pair> likes = new HashSet<>(this.content.likes());
		return pairs.filter((pair) -> !next.get(pair.to()).equals(pair.from())).flatMap((pair) -> {
			UUID author = next.get(pair.to());
			return tweets.getOrDefault(author, List.of())
				.stream()
				.filter((tweet) -> !likes.contains(new Pair(pair.from(), tweet)))
				.limit(1)
				.map((tweet) -> "%s,%s,%s,%s,%s".formatted(pair.from(), token(pair.from()), tweet, author, pair.to()));
		});
	}

}
