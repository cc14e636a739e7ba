package io.tweebyte.tweet;

import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.ListNames;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Random searches over random tweets: a tweet that the reader may not see changes no
 * page, compared with the same pages without that tweet.
 */
class SearchPrivacyIntegrationTests extends TweetServiceIntegrationTest {

	private static final int SEARCHES = 25;

	private static final int TWEETS = 40;

	private static final int MOST_PAGES = 3;

	private static final List<Integer> LIMITS = List.of(1, 2, 3, 5, 8, 100);

	private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00.000001Z");

	private static final Comparator<Tweet> NEWEST_FIRST = Comparator.comparing(Tweet::createdAt)
		.thenComparing(Tweet::id, Identifiers.ORDER)
		.reversed();

	/** A word of this test alone: all other words begin with it. */
	private final String word = "w" + UUID.randomUUID().toString().substring(0, 8);

	private final UUID reader = Identifiers.next();

	private final List<UUID> publicAuthors = ids(3);

	private final List<UUID> followedAuthors = ids(2);

	private final List<UUID> privateAuthors = ids(3);

	/** Private as the user service knows, but not in the copy yet. */
	private final List<UUID> newlyPrivateAuthors = ids(1);

	/** Public as the user service knows, but still in the copy. */
	private final List<UUID> newlyPublicAuthors = ids(1);

	private final List<UUID> unknownAuthors = ids(1);

	private final StoredTweets stored = new StoredTweets(DATABASE);

	@RepeatedTest(2)
	void hiddenTweetsChangeNoPage(RepetitionInfo repetition) {
		Random random = new Random(repetition.getCurrentRepetition());
		play();
		List<Tweet> tweets = IntStream.range(0, TWEETS).mapToObj((i) -> tweet(random)).toList();
		store(tweets);
		List<Tweet> visible = tweets.stream().filter(this::isVisible).sorted(NEWEST_FIRST).toList();
		List<Search> searches = IntStream.range(0, SEARCHES).mapToObj((i) -> search(random)).toList();

		List<List<String>> with = searches.stream().map((search) -> pages(search, visible)).toList();
		remove(tweets.stream().filter((tweet) -> !isVisible(tweet)).toList());
		List<List<String>> without = searches.stream().map((search) -> pages(search, visible)).toList();

		assertThat(with).isEqualTo(without);
	}

	private void play() {
		Neighbours neighbours = new Neighbours().user(this.reader, true);
		Stream.of(this.publicAuthors, this.newlyPublicAuthors)
			.flatMap(List::stream)
			.forEach((author) -> neighbours.user(author, false));
		Stream.of(this.followedAuthors, this.privateAuthors, this.newlyPrivateAuthors)
			.flatMap(List::stream)
			.forEach((author) -> neighbours.user(author, true));
		this.followedAuthors.forEach(neighbours::followed);
		NEIGHBOURS.respond(neighbours);
		Stream.of(List.of(this.reader), this.followedAuthors, this.privateAuthors, this.newlyPublicAuthors)
			.flatMap(List::stream)
			.forEach(this.stored::makePrivate);
	}

	private Tweet tweet(Random random) {
		List<UUID> authors = Stream
			.of(List.of(this.reader), this.publicAuthors, this.followedAuthors, this.privateAuthors,
					this.newlyPrivateAuthors, this.newlyPublicAuthors, this.unknownAuthors)
			.flatMap(List::stream)
			.toList();
		String content = this.word + random.nextInt(4) + " " + this.word + random.nextInt(4) + " and so on";
		// few times for many tweets: ties are broken by the id
		return new Tweet(Identifiers.next(), authors.get(random.nextInt(authors.size())), content,
				BEGIN.plusSeconds(random.nextInt(TWEETS / 2)), this.word + "tag" + random.nextInt(3));
	}

	private boolean isVisible(Tweet tweet) {
		return tweet.author().equals(this.reader) || this.publicAuthors.contains(tweet.author())
				|| this.followedAuthors.contains(tweet.author());
	}

	private void store(List<Tweet> tweets) {
		StringBuilder sql = new StringBuilder();
		for (int tag = 0; tag < 3; tag++) {
			sql.append("insert into hashtags (id, text, text_key, created_at) values ('%s', '%s', '%2$s', now());"
				.formatted(Identifiers.ofHashtag(this.word + "tag" + tag), this.word + "tag" + tag));
		}
		for (Tweet tweet : tweets) {
			sql.append("insert into tweets (id, user_id, content, content_key, created_at, has_tokens) "
					+ "values ('%s', '%s', '%s', '%3$s', '%s', true);".formatted(tweet.id(), tweet.author(),
							tweet.content(), tweet.createdAt()));
			sql.append("insert into tweet_hashtag (tweet_id, hashtag_id, position, text, created_at, counted) "
					+ "select '%s', id, 0, text, '%s', true from hashtags where text_key = '%s';".formatted(tweet.id(),
							tweet.createdAt(), tweet.tag()));
		}
		this.stored.execute(sql.toString());
	}

	private void remove(List<Tweet> tweets) {
		assertThat(tweets).isNotEmpty();
		String ids = tweets.stream().map((tweet) -> "'" + tweet.id() + "'").collect(Collectors.joining(", "));
		this.stored.execute("delete from tweet_hashtag where tweet_id in (" + ids
				+ "); delete from tweets where id in (" + ids + ")");
	}

	private Search search(Random random) {
		int limit = LIMITS.get(random.nextInt(LIMITS.size()));
		return switch (random.nextInt(4)) {
			case 0 -> new Search(ListNames.TWEETS_SEARCH, "/tweets/search/", this.word, limit);
			case 1 -> new Search(ListNames.TWEETS_SEARCH, "/tweets/search/", this.word + random.nextInt(5), limit);
			case 2 -> new Search(ListNames.TWEETS_SEARCH, "/tweets/search/",
					random.nextInt(4) + " " + this.word + random.nextInt(4), limit);
			default -> new Search(ListNames.HASHTAG_SEARCH, "/tweets/search/hashtag/",
					this.word + "tag" + random.nextInt(4), limit);
		};
	}

	/** Reads the first pages of a search, which must be those of the visible tweets. */
	private List<String> pages(Search search, List<Tweet> visible) {
		List<Tweet> expected = visible.stream().filter(search::finds).toList();
		List<String> pages = new ArrayList<>();
		String query = "?limit=" + search.limit();
		for (int from = 0; from == 0 || from < expected.size() && pages.size() < MOST_PAGES; from += search.limit()) {
			int to = Math.min(from + search.limit(), expected.size());
			HttpResponse<String> page = this.client.get(search.path() + search.term().replace(" ", "%20") + query,
					this.reader);
			Optional<String> link = page.headers().firstValue("Link");
			assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
			assertThat(ids(page)).isEqualTo(expected.subList(from, to).stream().map(Tweet::id).toList());
			assertThat(link)
				.isEqualTo((to < expected.size()) ? Optional.of(link(search, expected.get(to - 1))) : Optional.empty());
			query = link.map((next) -> next.replaceAll("<(.*)>.*", "$1")).orElse("");
			pages.add(page.body() + link.orElse(""));
		}
		return pages;
	}

	private static String link(Search search, Tweet last) {
		String cursor = new Cursor(search.list(), last.createdAt(), last.id()).encode();
		return "<?limit=" + search.limit() + "&before=" + cursor + ">; rel=\"next\"";
	}

	private static List<UUID> ids(HttpResponse<String> page) {
		return ServiceCaller.json(page)
			.valueStream()
			.map((JsonNode tweet) -> UUID.fromString(tweet.get("id").asString()))
			.toList();
	}

	private static List<UUID> ids(int count) {
		return IntStream.range(0, count).mapToObj((i) -> Identifiers.next()).toList();
	}

	private record Tweet(UUID id, UUID author, String content, Instant createdAt, String tag) {
	}

	private record Search(String list, String path, String term, int limit) {

		boolean finds(Tweet tweet) {
			return this.list.equals(ListNames.HASHTAG_SEARCH) ? tweet.tag().equals(this.term)
					: tweet.content().contains(this.term);
		}

	}

}
