package io.tweebyte.tweet.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes tweets. A text is stored together with its hashtags and mentions. */
@Service
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
	public Mono<List<Hashtag>> post(TweetEntity tweet, TweetLinks links) {
		return this.tweets.save(tweet)
			.map(TweetEntity::row)
			.flatMap((row) -> link(row, links, List.of(), row.createdAt()));
	}

	/** Fails with 403, 404 or 412. */
	@Transactional
	public Mono<Void> edit(Edit edit, TweetLinks links) {
		return this.tweets.lock(edit.id())
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND)))
			.flatMap((tweet) -> edit(tweet, edit, links));
	}

	private Mono<Void> edit(TweetEntity tweet, Edit edit, TweetLinks links) {
		TweetRow row = tweet.row();
		edit.caller().checkOwner(row.userId());
		if (!edit.expected().any() && !edit.expected().versions().contains(row.version())) {
			throw new ApiException(ErrorKind.PRECONDITION_FAILED, Messages.STALE_VERSION);
		}
		boolean resolved = tweet.isResolved();
		tweet.edit(edit.content(), edit.updatedAt(), links);
		// model: nothing stores a changed row but a statement
		return this.tweets.save(tweet)
			.then(unlink(row))
			.map((before) -> HashtagLinkRow.decided(before, resolved))
			.flatMap((before) -> link(row, links, before, edit.updatedAt()))
			.then();
	}

	/** Does nothing when there is no such tweet; fails with 403. */
	@Transactional
	public Mono<Void> delete(UUID id, Caller caller) {
		return this.tweets.lock(id).flatMap((tweet) -> delete(tweet, caller));
	}

	private Mono<Void> delete(TweetEntity tweet, Caller caller) {
		caller.checkOwner(tweet.row().userId());
		return unlink(tweet.row()).flatMap((before) -> count(before, List.of())).then(this.tweets.delete(tweet));
	}

	/** Links a tweet that has no links now, but had {@code before}. */
	private Mono<List<Hashtag>> link(TweetRow tweet, TweetLinks links, List<HashtagLinkRow> before, Instant now) {
		return mention(tweet.id(), links).then(hashtags(tweet, links, before, now))
			.flatMap((linked) -> count(before, linked).thenReturn(linked))
			.map((linked) -> linked.stream().map((link) -> new Hashtag(link.hashtagId(), link.text())).toList());
	}

	private Mono<Void> mention(UUID tweetId, TweetLinks links) {
		return links.names().isEmpty() ? Mono.empty() : this.tweets.mention(tweetId, links.userIds(),
				TweetLinks.texts(links.names()), TweetLinks.keys(links.names()));
	}

	private Mono<List<HashtagLinkRow>> hashtags(TweetRow tweet, TweetLinks links, List<HashtagLinkRow> before,
			Instant now) {
		if (links.hashtags().isEmpty()) {
			return Mono.just(List.of());
		}
		String[] texts = TweetLinks.texts(links.hashtags());
		String[] keys = TweetLinks.keys(links.hashtags());
		return this.tweets.addHashtags(links.hashtagIds(), texts, keys, now)
			.thenMany(this.tweets.link(tweet.id(), keys, texts, tweet.createdAt(), links.counted(),
					HashtagLinkRow.ids(before), HashtagLinkRow.countedIds(before)))
			.collectList();
	}

	private Mono<Void> count(List<HashtagLinkRow> before, List<HashtagLinkRow> after) {
		UUID[] old = HashtagLinkRow.countedIds(before);
		UUID[] now = HashtagLinkRow.countedIds(after);
		return (old.length + now.length == 0) ? Mono.empty() : this.tweets.changeCounts(old, now);
	}

	private Mono<List<HashtagLinkRow>> unlink(TweetRow tweet) {
		if (!tweet.hasTokens()) {
			return Mono.just(List.of());
		}
		return this.tweets.unmention(tweet.id()).thenMany(this.tweets.unlink(tweet.id())).collectList();
	}

	/**
	 * Settles tweets that were stored while the user service was unavailable, unless they
	 * were edited meanwhile.
	 */
	@Transactional
	public Mono<Void> settle(List<TweetRow> tweets, List<UserSummary> found) {
		return this.tweets.settle(TweetRow.ids(tweets), tweets.stream().map(TweetRow::version).toArray(Integer[]::new))
			.collectList()
			.flatMap((settled) -> settle(settled.toArray(UUID[]::new), found));
	}

	private Mono<Void> settle(UUID[] settled, List<UserSummary> found) {
		return this.tweets.nameUsers(settled, keys(found), ids(found))
			.then(this.tweets.forgetNames(settled))
			.thenMany(this.tweets.countLinks(settled, ids(found.stream().filter((user) -> !user.isPrivate()).toList())))
			.collectList()
			.flatMap((counted) -> this.tweets.changeCounts(new UUID[0], counted.toArray(UUID[]::new)));
	}

	/** Counts up to so many changes of hashtags, and returns how many there were. */
	@Transactional
	public Mono<Integer> addChanges(int limit) {
		return this.tweets.lockChanges(limit)
			.collectList()
			.map((ids) -> ids.toArray(Long[]::new))
			.flatMap((ids) -> this.tweets.addChanges(ids).then(this.tweets.deleteChanges(ids)).thenReturn(ids.length));
	}

	/**
	 * Forgets about so many tweets that were posted before a time, and returns how many.
	 */
	@Transactional
	public Mono<Integer> removeOldPosted(Instant before, int limit) {
		return this.tweets.removeOldPosted(before, limit);
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
