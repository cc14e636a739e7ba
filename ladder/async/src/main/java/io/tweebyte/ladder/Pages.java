package io.tweebyte.ladder;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.tweebyte.contracts.interaction.TweetInteractions;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.TweetDetails;

/**
 * Puts together what was read for all tweets at once.
 */
final class Pages {

	private Pages() {
	}

	/** The ids of all tweets. */
	static List<UUID> ids(List<TweetRow> tweets) {
		return tweets.stream().map(TweetRow::id).toList();
	}

	/** The ids of those that may have mentions or hashtags. */
	static UUID[] idsWithTokens(List<TweetRow> tweets) {
		return tweets.stream().filter(TweetRow::hasTokens).map(TweetRow::id).toArray(UUID[]::new);
	}

	/** The full forms, in the order of the tweets. */
	static List<TweetDetails> details(List<TweetRow> tweets, List<MentionRow> mentions, List<HashtagRow> hashtags,
			Map<UUID, TweetInteractions> interactions) {
		Map<UUID, List<Mention>> names = mentions.stream()
			.sorted(Comparator.comparing(MentionRow::position))
			.collect(Collectors.groupingBy(MentionRow::tweetId,
					Collectors.mapping((row) -> new Mention(row.userId(), row.text()), Collectors.toList())));
		Map<UUID, List<Hashtag>> tags = hashtags.stream()
			.sorted(Comparator.comparing(HashtagRow::position))
			.collect(Collectors.groupingBy(HashtagRow::tweetId,
					Collectors.mapping((row) -> new Hashtag(row.id(), row.text()), Collectors.toList())));
		return tweets.stream()
			.map((tweet) -> tweet.details(names.getOrDefault(tweet.id(), List.of()),
					tags.getOrDefault(tweet.id(), List.of()), interactions.get(tweet.id())))
			.toList();
	}

}
