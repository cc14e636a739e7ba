package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
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
import reactor.core.publisher.Mono;

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
	public Mono<Void> resolveMentions() {
		// model: rounds nested into each other would keep what each has read
		return Mono.defer(this::resolveBatch).repeat().takeUntil((claimed) -> claimed < this.mentions.batch()).then();
	}

	private Mono<Integer> resolveBatch() {
		Instant now = Microseconds.now(this.clock);
		return this.tweets.claimUnresolved(now, now.plus(this.mentions.lease()), this.mentions.batch())
			.collectList()
			.flatMap((tweets) -> tweets.isEmpty() ? Mono.just(0) : resolve(tweets).thenReturn(tweets.size()));
	}

	private Mono<Void> resolve(List<TweetRow> tweets) {
		List<UUID> authors = tweets.stream().map(TweetRow::userId).distinct().toList();
		return this.tweets.findUnknownNames(TweetRow.ids(tweets))
			.collectList()
			.flatMap((names) -> find(authors, names))
			.flatMap((found) -> this.transactions.settle(tweets, found));
	}

	/** Sends as many requests as the names need. */
	private Mono<List<UserSummary>> find(List<UUID> authors, List<String> names) {
		if (names.size() <= SummariesRequest.MAX) {
			return this.users.find(authors, names, this.callers.of("mentions"));
		}
		return find(authors, names.subList(0, SummariesRequest.MAX))
			.flatMap((first) -> find(List.of(), names.subList(SummariesRequest.MAX, names.size()))
				.map((rest) -> Stream.concat(first.stream(), rest.stream()).toList()));
	}

	/** Forgets which tweets were posted so long ago that no client goes on there. */
	public Mono<Void> removeOldPosted() {
		return Mono
			.defer(() -> this.transactions.removeOldPosted(this.clock.instant().minus(this.streams.kept()),
					StreamSettings.OLD_ROWS))
			.repeat()
			.takeUntil((rows) -> rows < StreamSettings.OLD_ROWS)
			.then();
	}

	/**
	 * Adds up how often hashtags were used since the last round, until nothing is left.
	 */
	public Mono<Void> countHashtags() {
		return Mono.defer(() -> this.transactions.addChanges(this.popular.batch()))
			.repeat()
			.takeUntil((rows) -> rows < this.popular.batch())
			.then();
	}

}
