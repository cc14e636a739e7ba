package io.tweebyte.tweet.mapper;

import java.util.List;

import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.Mention;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.tweet.entity.PostedTweet;
import io.tweebyte.tweet.entity.TweetLinks;
import io.tweebyte.tweet.entity.TweetRow;

/**
 * Makes answers of what was just written.
 */
public final class PostedTweetMapper {

	private PostedTweetMapper() {
	}

	/**
	 * Describes a tweet that nobody can have made anything of yet.
	 * @param posted what was stored
	 * @return the tweet with counts of zero
	 */
	public static TweetDetails details(PostedTweet posted, TweetLinks links) {
		TweetRow tweet = posted.tweet();
		List<Hashtag> hashtags = posted.hashtags();
		return new TweetDetails(tweet.id(), tweet.userId(), tweet.content(), tweet.createdAt(), tweet.updatedAt(),
				tweet.version(), 0L, 0L, 0L, null, mentions(links), hashtags, null);
	}

	private static List<Mention> mentions(TweetLinks links) {
		return links.names()
			.stream()
			.filter((name) -> links.users().containsKey(name.key()))
			.map((name) -> new Mention(links.users().get(name.key()), name.text()))
			.toList();
	}

}
