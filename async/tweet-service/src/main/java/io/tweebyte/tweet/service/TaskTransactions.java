package io.tweebyte.tweet.service;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.repository.TweetEntityRepository;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class TaskTransactions {

	private static final UUID[] NONE = {};

	private final TweetEntityRepository tweets;

	TaskTransactions(TweetEntityRepository tweets) {
		this.tweets = tweets;
	}

	/**
	 * Settles tweets that were stored while the user service was unavailable, unless they
	 * were edited meanwhile.
	 */
	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Void> settle(List<TweetRow> tweets, List<UserSummary> found) {
		UUID[] settled = this.tweets.settle(TweetRow.ids(tweets), versions(tweets)).toArray(UUID[]::new);
		this.tweets.nameUsers(settled, keys(found), ids(found));
		this.tweets.forgetNames(settled);
		List<UUID> counted = this.tweets.countLinks(settled, publicIds(found));
		this.tweets.changeCounts(NONE, counted.toArray(UUID[]::new));
		return CompletableFuture.completedFuture(null);
	}

	/**
	 * Adds up to so many changes to the counts of their hashtags, and returns how many
	 * there were.
	 */
	@Async("databaseThreads")
	@Transactional
	public CompletableFuture<Integer> addChanges(int limit) {
		Long[] ids = this.tweets.lockChanges(limit).toArray(Long[]::new);
		this.tweets.addChanges(ids);
		this.tweets.deleteChanges(ids);
		return CompletableFuture.completedFuture(ids.length);
	}

	private static Integer[] versions(List<TweetRow> tweets) {
		return tweets.stream().map(TweetRow::version).toArray(Integer[]::new);
	}

	private static String[] keys(List<UserSummary> users) {
		return users.stream().map((user) -> NameKey.of(user.userName())).toArray(String[]::new);
	}

	private static UUID[] ids(List<UserSummary> users) {
		return users.stream().map(UserSummary::id).toArray(UUID[]::new);
	}

	private static UUID[] publicIds(List<UserSummary> users) {
		return ids(users.stream().filter((user) -> !user.isPrivate()).toList());
	}

}
