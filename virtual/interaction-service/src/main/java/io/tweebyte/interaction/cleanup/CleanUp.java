package io.tweebyte.interaction.cleanup;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.IntSupplier;

import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.interaction.tweet.TweetCountsRepository;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.interaction.CleanUpStep;
import io.tweebyte.shared.settings.TaskSettings.CleanupSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.ApplicationListener;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.stereotype.Service;

/**
 * Removes the interactions of deleted tweets and replies, and rejected requests. A tweet
 * is deleted only when the tweet service reports so. A round that fails leaves the rest
 * to the next one.
 */
@Service
public class CleanUp implements ApplicationListener<ContextClosedEvent> {

	private static final Logger log = LoggerFactory.getLogger(CleanUp.class);

	private final TweetCountsRepository counts;

	private final CleanUpTransactions transactions;

	private final TweetClient tweets;

	private final CleanupSettings settings;

	private final TaskCallers callers;

	private volatile boolean closing;

	CleanUp(TweetCountsRepository counts, CleanUpTransactions transactions, TweetClient tweets,
			CleanupSettings settings, TaskCallers callers) {
		this.counts = counts;
		this.transactions = transactions;
		this.tweets = tweets;
		this.settings = settings;
		this.callers = callers;
	}

	@Override
	public void onApplicationEvent(ContextClosedEvent event) {
		this.closing = true;
	}

	public void cleanUp() {
		Optional<CleanUpCursorEntity> claimed = this.transactions.claim();
		if (claimed.isPresent()) {
			round(claimed.get());
		}
	}

	private void round(CleanUpCursorEntity cursor) {
		CleanUpStep end = tweets(CleanUpStep.first(cursor.getPosition()));
		if (end.complete()) {
			rest();
		}
		this.transactions.move(end.after(), Duration.ZERO);
	}

	private CleanUpStep tweets(CleanUpStep first) {
		CleanUpStep step = first;
		while (step.goesOn()) {
			step = batch(step);
		}
		return step;
	}

	private CleanUpStep batch(CleanUpStep step) {
		if (this.closing) {
			return CleanUpStep.stop(step.after());
		}
		List<UUID> ids = this.counts.findIds(step.after(), this.settings.batch());
		if (ids.isEmpty()) {
			return CleanUpStep.end();
		}
		List<UUID> missing = this.tweets.existence(ids, this.callers.of("clean-up")).missing();
		return step.isTooMuch(ids, missing, this.settings.batch()) ? skipped(ids, missing)
				: removed(step, ids, missing);
	}

	private CleanUpStep skipped(List<UUID> ids, List<UUID> missing) {
		log.warn("{} of {} tweets are reported as deleted; nothing of them is removed.", missing.size(), ids.size());
		CleanUpStep next = CleanUpStep.skip(ids);
		this.transactions.move(next.after(), this.settings.lease());
		return next;
	}

	private CleanUpStep removed(CleanUpStep step, List<UUID> ids, List<UUID> missing) {
		if (!missing.isEmpty()) {
			remove(missing.toArray(UUID[]::new));
		}
		this.transactions.move(ids.getLast(), this.settings.lease());
		return step.next(ids, this.settings.batch());
	}

	private void remove(UUID[] tweetIds) {
		untilNone(() -> this.transactions.removeLikes(tweetIds));
		untilNone(() -> this.transactions.removeReplies(tweetIds));
		untilNone(() -> this.transactions.removeRetweets(tweetIds));
		this.transactions.removeCounts(tweetIds);
	}

	private void rest() {
		untilNone(this.transactions::removeReplyLikes);
		untilNone(this.transactions::removeRejected);
	}

	private static void untilNone(IntSupplier step) {
		int gone;
		do {
			gone = step.getAsInt();
		}
		while (gone > 0);
	}

}
