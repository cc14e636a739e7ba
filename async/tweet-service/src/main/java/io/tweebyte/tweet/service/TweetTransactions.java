package io.tweebyte.tweet.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.tweet.Hashtag;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.ExpectedVersions;
import io.tweebyte.shared.tweet.HashtagLinkRow;
import io.tweebyte.shared.tweet.TweetLinks;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetEntityRepository;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes tweets. A text is stored together with its hashtags and mentions. */
@Service
@Async("databaseThreads")
public class TweetTransactions {

	private final TweetEntityRepository tweets;

	TweetTransactions(TweetEntityRepository tweets) {
		this.tweets = tweets;
	}

	/**
	 * Returns the hashtags in the order of the text; fails when a tweet with its
	 * idempotency key exists.
	 */
	@Transactional
	public CompletableFuture<List<Hashtag>> post(TweetEntity tweet, TweetLinks links) {
		TweetRow row = this.tweets.saveAndFlush(tweet).row();
		return CompletableFuture.completedFuture(link(row, links, List.of(), row.createdAt()));
	}

	/** Fails with 403, 404 or 412. */
	@Transactional
	public CompletableFuture<Void> edit(Edit edit, TweetLinks links) {
		TweetEntity tweet = this.tweets.lock(edit.id())
			.orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND));
		TweetRow row = tweet.row();
		edit.caller().checkOwner(row.userId());
		if (!edit.expected().any() && !edit.expected().versions().contains(row.version())) {
			throw new ApiException(ErrorKind.PRECONDITION_FAILED, Messages.STALE_VERSION);
		}
		boolean resolved = tweet.isResolved();
		tweet.edit(edit.content(), edit.updatedAt(), links);
		List<HashtagLinkRow> before = HashtagLinkRow.decided(unlink(row), resolved);
		link(row, links, before, edit.updatedAt());
		return CompletableFuture.completedFuture(null);
	}

	/** Does nothing when there is no such tweet; fails with 403. */
	@Transactional
	public CompletableFuture<Void> delete(UUID id, Caller caller) {
		this.tweets.lock(id).ifPresent((tweet) -> delete(tweet, caller));
		return CompletableFuture.completedFuture(null);
	}

	private void delete(TweetEntity tweet, Caller caller) {
		caller.checkOwner(tweet.row().userId());
		count(unlink(tweet.row()), List.of());
		this.tweets.delete(tweet);
	}

	/** Links a tweet that has no links now, but had {@code before}. */
	private List<Hashtag> link(TweetRow tweet, TweetLinks links, List<HashtagLinkRow> before, Instant now) {
		mention(tweet.id(), links);
		List<HashtagLinkRow> linked = hashtags(tweet, links, before, now);
		count(before, linked);
		return linked.stream().map((link) -> new Hashtag(link.hashtagId(), link.text())).toList();
	}

	private void mention(UUID tweetId, TweetLinks links) {
		if (!links.names().isEmpty()) {
			this.tweets.mention(tweetId, links.userIds(), TweetLinks.texts(links.names()),
					TweetLinks.keys(links.names()));
		}
	}

	private List<HashtagLinkRow> hashtags(TweetRow tweet, TweetLinks links, List<HashtagLinkRow> before, Instant now) {
		if (links.hashtags().isEmpty()) {
			return List.of();
		}
		String[] texts = TweetLinks.texts(links.hashtags());
		String[] keys = TweetLinks.keys(links.hashtags());
		this.tweets.addHashtags(links.hashtagIds(), texts, keys, now);
		return this.tweets.link(tweet.id(), keys, texts, tweet.createdAt(), links.counted(), HashtagLinkRow.ids(before),
				HashtagLinkRow.countedIds(before));
	}

	private void count(List<HashtagLinkRow> before, List<HashtagLinkRow> after) {
		UUID[] old = HashtagLinkRow.countedIds(before);
		UUID[] now = HashtagLinkRow.countedIds(after);
		if (old.length + now.length > 0) {
			this.tweets.changeCounts(old, now);
		}
	}

	private List<HashtagLinkRow> unlink(TweetRow tweet) {
		if (!tweet.hasTokens()) {
			return List.of();
		}
		this.tweets.unmention(tweet.id());
		return this.tweets.unlink(tweet.id());
	}

	/**
	 * Settles tweets that were stored while the user service was unavailable, unless they
	 * were edited meanwhile.
	 */
	@Transactional
	public CompletableFuture<Void> settle(List<TweetRow> tweets, List<UserSummary> found) {
		UUID[] settled = this.tweets
			.settle(TweetRow.ids(tweets), tweets.stream().map(TweetRow::version).toArray(Integer[]::new))
			.toArray(UUID[]::new);
		this.tweets.nameUsers(settled, keys(found), ids(found));
		this.tweets.forgetNames(settled);
		List<UUID> counted = this.tweets.countLinks(settled,
				ids(found.stream().filter((user) -> !user.isPrivate()).toList()));
		this.tweets.changeCounts(new UUID[0], counted.toArray(UUID[]::new));
		return CompletableFuture.completedFuture(null);
	}

	/** Counts up to so many changes of hashtags, and returns how many there were. */
	@Transactional
	public CompletableFuture<Integer> addChanges(int limit) {
		Long[] ids = this.tweets.lockChanges(limit).toArray(Long[]::new);
		this.tweets.addChanges(ids);
		this.tweets.deleteChanges(ids);
		return CompletableFuture.completedFuture(ids.length);
	}

	/**
	 * Forgets about so many tweets that were posted before a time, and returns how many.
	 */
	@Transactional
	public CompletableFuture<Integer> removeOldPosted(Instant before, int limit) {
		return CompletableFuture.completedFuture(this.tweets.removeOldPosted(before, limit));
	}

	private static String[] keys(List<UserSummary> users) {
		return users.stream().map((user) -> NameKey.of(user.userName())).toArray(String[]::new);
	}

	private static UUID[] ids(List<UserSummary> users) {
		return users.stream().map(UserSummary::id).toArray(UUID[]::new);
	}

	public record Edit(UUID id, Caller caller, String content, Instant updatedAt, ExpectedVersions expected) {
	}

}
