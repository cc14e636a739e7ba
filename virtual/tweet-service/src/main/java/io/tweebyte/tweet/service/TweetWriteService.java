package io.tweebyte.tweet.service;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.threads.Subtasks;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.tweet.TweetDetails;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CachedValues.KnownTweet;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetMapper;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;

@Service
public class TweetWriteService {

	private final TweetRepository tweets;

	private final TweetTransactions transactions;

	private final LinkService links;

	private final TweetReadService reads;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	TweetWriteService(TweetRepository tweets, TweetTransactions transactions, LinkService links, TweetReadService reads,
			JsonCache cache, CacheSettings settings, Clock clock) {
		this.tweets = tweets;
		this.transactions = transactions;
		this.links = links;
		this.reads = reads;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/** A repeated key, which may be null, returns the earlier tweet. Fails with 503. */
	public Partial<TweetDetails> post(UUID userId, String content, String key, Caller caller) {
		return posted(userId, key, caller).orElseGet(() -> store(userId, content, key, caller));
	}

	private Optional<Partial<TweetDetails>> posted(UUID userId, String key, Caller caller) {
		return Optional.ofNullable(key)
			.flatMap((given) -> this.tweets.findPosted(userId, given))
			.map((tweet) -> this.reads.details(tweet, caller));
	}

	private Partial<TweetDetails> store(UUID userId, String content, String key, Caller caller) {
		TweetLinks links = this.links.links(content, userId, caller);
		TweetEntity tweet = new TweetEntity(userId, content, Microseconds.now(this.clock), key, links);
		try {
			List<Hashtag> hashtags = this.transactions.post(tweet, links);
			publish(CacheKeys.POSTED_TWEETS, "");
			return new Partial<>(TweetMapper.posted(tweet.row(), hashtags, links), links.missing());
		}
		catch (DataIntegrityViolationException ex) {
			// outside of the transaction, which the conflict has ended
			return posted(userId, key, caller).orElseThrow(() -> ex);
		}
	}

	/** Fails with 403, 404, 412 or 503. */
	public Partial<UUID> edit(UUID tweetId, String content, ExpectedVersions expected, Caller caller) {
		TweetTransactions.Edit edit = new TweetTransactions.Edit(tweetId, caller, content, Microseconds.now(this.clock),
				expected);
		TweetLinks links = this.links.links(content, caller.userId(), caller);
		this.transactions.edit(edit, links);
		publish(CacheKeys.EDITED_TWEETS, tweetId.toString());
		return new Partial<>(tweetId, links.missing());
	}

	/**
	 * Does nothing when there is no such tweet. Completes when it is deleted for readers
	 * of other services too; fails with 403.
	 */
	public void delete(UUID tweetId, Caller caller) {
		this.transactions.delete(tweetId, caller);
		this.cache.put(CacheKeys.tweetExistence(tweetId), KnownTweet.DELETED, this.settings.tweetExistence());
		publish(CacheKeys.DELETED_TWEETS, tweetId.toString());
	}

	/** Sends a message without waiting for it. */
	private void publish(String channel, String message) {
		Subtasks.start(() -> this.cache.publish(channel, message));
	}

}
