package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.feed.StreamSettings;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.settings.TaskSettings.MentionSettings;
import io.tweebyte.shared.settings.TaskSettings.PopularSettings;
import io.tweebyte.shared.tweet.TweetRow;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.stereotype.Service;

/**
 * The scheduled tasks. They fail when the user service or the database is unavailable.
 */
@Service
public class TweetTasks {

	private final TweetRepository tweets;

	private final TweetTransactions transactions;

	private final UserClient users;

	private final MentionSettings mentions;

	private final PopularSettings popular;

	private final StreamSettings streams;

	private final TaskCallers callers;

	private final Clock clock;

	TweetTasks(TweetRepository tweets, TweetTransactions transactions, UserClient users, MentionSettings mentions,
			PopularSettings popular, StreamSettings streams, TaskCallers callers, Clock clock) {
		this.tweets = tweets;
		this.transactions = transactions;
		this.users = users;
		this.mentions = mentions;
		this.popular = popular;
		this.streams = streams;
		this.callers = callers;
		this.clock = clock;
	}

	/**
	 * Resolves mentions of all tweets that were stored while the user service was
	 * unavailable, batch by batch. A batch is claimed for a while; what cannot be
	 * resolved is claimed again when that is over.
	 */
	public CompletableFuture<Void> resolveMentions() {
		return resolveBatch().thenCompose((claimed) -> (claimed < this.mentions.batch())
				? CompletableFuture.completedFuture(null) : resolveMentions());
	}

	private CompletableFuture<Integer> resolveBatch() {
		Instant now = Microseconds.now(this.clock);
		return this.tweets.claimUnresolved(now, now.plus(this.mentions.lease()), this.mentions.batch())
			.thenCompose((tweets) -> tweets.isEmpty() ? CompletableFuture.completedFuture(0)
					: resolve(tweets).thenApply((done) -> tweets.size()));
	}

	private CompletableFuture<Void> resolve(List<TweetRow> tweets) {
		List<UUID> authors = tweets.stream().map(TweetRow::userId).distinct().toList();
		return this.tweets.findUnknownNames(TweetRow.ids(tweets))
			.thenCompose((names) -> find(authors, names))
			.thenCompose((found) -> this.transactions.settle(tweets, found));
	}

	/** Sends as many requests as the names need. */
	private CompletableFuture<List<UserSummary>> find(List<UUID> authors, List<String> names) {
		if (names.size() <= SummariesRequest.MAX) {
			return this.users.find(authors, names, this.callers.of("mentions"));
		}
		return find(authors, names.subList(0, SummariesRequest.MAX))
			.thenCompose((first) -> find(List.of(), names.subList(SummariesRequest.MAX, names.size()))
				.thenApply((rest) -> Stream.concat(first.stream(), rest.stream()).toList()));
	}

	/** Forgets which tweets were posted so long ago that no client goes on there. */
	public CompletableFuture<Void> removeOldPosted() {
		return this.transactions
			.removeOldPosted(this.clock.instant().minus(this.streams.kept()), StreamSettings.OLD_ROWS)
			.thenCompose((rows) -> (rows < StreamSettings.OLD_ROWS) ? CompletableFuture.completedFuture(null)
					: removeOldPosted());
	}

	/**
	 * Adds up how often hashtags were used since the last round, until nothing is left.
	 */
	public CompletableFuture<Void> countHashtags() {
		return this.transactions.addChanges(this.popular.batch())
			.thenCompose((rows) -> (rows < this.popular.batch()) ? CompletableFuture.completedFuture(null)
					: countHashtags());
	}

}
