package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.settings.MentionSettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.tweet.entity.Resolution;
import io.tweebyte.tweet.entity.UnresolvedTweet;
import io.tweebyte.tweet.repository.TaskRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Finds out whom tweets name that were stored while the user service was out. A round
 * takes tweets for a while; what it cannot settle is taken again when that is over.
 */
@Service
public class MentionResolver {

	private final TaskRepository tasks;

	private final UserClient users;

	private final MentionSettings settings;

	private final TimeSettings times;

	private final Clock clock;

	private final Executor threads;

	MentionResolver(TaskRepository tasks, UserClient users, MentionSettings settings, TimeSettings times, Clock clock,
			@Qualifier("databaseThreads") Executor threads) {
		this.tasks = tasks;
		this.users = users;
		this.settings = settings;
		this.times = times;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Settles one batch.
	 * @return ends when it is settled; fails when the user service or the database is out
	 */
	public CompletableFuture<Void> resolve() {
		Instant now = Microseconds.now(this.clock);
		return CompletableFuture
			.supplyAsync(() -> this.tasks.claim(now, now.plus(this.settings.lease()), this.settings.batch()),
					this.threads)
			.thenCompose((tweets) -> tweets.isEmpty() ? CompletableFuture.completedFuture(null) : resolve(tweets));
	}

	private CompletableFuture<Void> resolve(List<UnresolvedTweet> tweets) {
		return CompletableFuture.supplyAsync(() -> this.tasks.names(ids(tweets)), this.threads)
			.thenCompose((names) -> find(tweets, names))
			.thenAcceptAsync((found) -> this.tasks.resolve(resolution(tweets, found)), this.threads);
	}

	private CompletableFuture<List<UserSummary>> find(List<UnresolvedTweet> tweets, List<String> names) {
		List<UUID> authors = tweets.stream().map(UnresolvedTweet::userId).distinct().toList();
		Caller caller = Caller.ofTask("mentions", Deadline.in(this.times.request()));
		return this.users.find(authors, names, caller);
	}

	private static List<UUID> ids(List<UnresolvedTweet> tweets) {
		return tweets.stream().map(UnresolvedTweet::id).toList();
	}

	private static Resolution resolution(List<UnresolvedTweet> tweets, List<UserSummary> found) {
		Map<String, UUID> users = found.stream()
			.collect(Collectors.toMap((user) -> NameKey.of(user.userName()), UserSummary::id, (first, same) -> first));
		List<UUID> open = found.stream().filter((user) -> !user.isPrivate()).map(UserSummary::id).toList();
		return new Resolution(tweets, users, open);
	}

}
