package io.tweebyte.tweet.service;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.repository.TweetEntityRepository;
import reactor.core.publisher.Mono;

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
	@Transactional
	public Mono<Void> settle(List<TweetRow> tweets, List<UserSummary> found) {
		return this.tweets.settle(TweetRow.ids(tweets), versions(tweets))
			.collectList()
			.flatMap((settled) -> settle(settled.toArray(UUID[]::new), found));
	}

	private Mono<Void> settle(UUID[] settled, List<UserSummary> found) {
		return this.tweets.nameUsers(settled, keys(found), ids(found))
			.then(this.tweets.forgetNames(settled))
			.thenMany(this.tweets.countLinks(settled, publicIds(found)))
			.collectList()
			.flatMap((counted) -> this.tweets.changeCounts(NONE, counted.toArray(UUID[]::new)));
	}

	/**
	 * Adds up to so many changes to the counts of their hashtags, and returns how many
	 * there were.
	 */
	@Transactional
	public Mono<Integer> addChanges(int limit) {
		return this.tweets.lockChanges(limit)
			.collectList()
			.map((ids) -> ids.toArray(Long[]::new))
			.flatMap((ids) -> this.tweets.addChanges(ids).then(this.tweets.deleteChanges(ids)).thenReturn(ids.length));
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
