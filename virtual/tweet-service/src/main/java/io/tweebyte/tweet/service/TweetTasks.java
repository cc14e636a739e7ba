package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

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
	public void resolveMentions() {
		List<TweetRow> claimed;
		do {
			Instant now = Microseconds.now(this.clock);
			claimed = this.tweets.claimUnresolved(now, now.plus(this.mentions.lease()), this.mentions.batch());
			resolve(claimed);
		}
		while (claimed.size() == this.mentions.batch());
	}

	private void resolve(List<TweetRow> tweets) {
		if (tweets.isEmpty()) {
			return;
		}
		List<UUID> authors = tweets.stream().map(TweetRow::userId).distinct().toList();
		List<String> names = this.tweets.findUnknownNames(TweetRow.ids(tweets));
		this.transactions.settle(tweets, find(authors, names));
	}

	/** Sends as many requests as the names need. */
	private List<UserSummary> find(List<UUID> authors, List<String> names) {
		if (names.size() <= SummariesRequest.MAX) {
			return this.users.find(authors, names, this.callers.of("mentions"));
		}
		List<UserSummary> found = new ArrayList<>(find(authors, names.subList(0, SummariesRequest.MAX)));
		found.addAll(find(List.of(), names.subList(SummariesRequest.MAX, names.size())));
		return found;
	}

	/** Forgets which tweets were posted so long ago that no client goes on there. */
	public void removeOldPosted() {
		int rows;
		do {
			rows = this.transactions.removeOldPosted(this.clock.instant().minus(this.streams.kept()),
					StreamSettings.OLD_ROWS);
		}
		while (rows >= StreamSettings.OLD_ROWS);
	}

	/**
	 * Adds up how often hashtags were used since the last round, until nothing is left.
	 */
	public void countHashtags() {
		int rows;
		do {
			rows = this.transactions.addChanges(this.popular.batch());
		}
		while (rows == this.popular.batch());
	}

}
