package io.tweebyte.shared.client;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PasswordChange;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import tools.jackson.databind.json.JsonMapper;

/**
 * Ends tokens when passwords are changed: at once by the messages that the user service
 * publishes, and by a poll for messages that were lost.
 */
public final class PasswordChangeChannel {

	private static final Logger log = LoggerFactory.getLogger(PasswordChangeChannel.class);

	// a change is dated before it is stored, so a later one may be seen first
	private static final Duration OVERLAP = Duration.ofMinutes(2);

	private final RedisSubscription subscription;

	private final Function<Optional<Instant>, CompletableFuture<List<PasswordChange>>> source;

	private final EndedTokens tokens;

	private final Clock clock;

	private final JsonMapper json = ContractJson.mapper();

	private volatile Instant position;

	private volatile boolean isPollFailed;

	/** The source reads the oldest changes after a time, or the oldest of all. */
	public PasswordChangeChannel(Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect,
			Function<Optional<Instant>, CompletableFuture<List<PasswordChange>>> source, EndedTokens tokens,
			Clock clock) {
		// messages sent before a subscription are lost
		this.subscription = new RedisSubscription(connect, (channel, message) -> read(message), this::poll,
				CacheKeys.PASSWORD_CHANGES);
		this.source = source;
		this.tokens = tokens;
		this.clock = clock;
	}

	/** As the constructor, for a source that waits: it is read on other threads. */
	public static PasswordChangeChannel blocking(
			Supplier<CompletableFuture<StatefulRedisPubSubConnection<String, String>>> connect,
			Function<Optional<Instant>, List<PasswordChange>> source, Executor threads, EndedTokens tokens,
			Clock clock) {
		return new PasswordChangeChannel(connect,
				(after) -> CompletableFuture.supplyAsync(() -> source.apply(after), threads), tokens, clock);
	}

	/** Subscribes unless it has, and fetches what has changed. Completes in any case. */
	public CompletableFuture<Void> update() {
		this.subscription.begin();
		return poll();
	}

	/** Updates again if the last attempt failed. Completes in any case. */
	public CompletableFuture<Void> repair() {
		return (this.subscription.isBroken() || this.isPollFailed) ? update() : CompletableFuture.completedFuture(null);
	}

	/** Ignores malformed messages. */
	void read(String message) {
		PasswordChange.read(this.json, message).ifPresent(this.tokens::add);
	}

	CompletableFuture<Void> poll() {
		Optional<Instant> begin = Optional.ofNullable(this.position).map((time) -> time.minus(OVERLAP));
		return page(begin, this.clock.instant()).thenRun(this.tokens::complete).handle((done, failure) -> {
			if (failure != null) {
				// an outage is logged once, although each attempt fails
				log.atLevel(this.isPollFailed ? Level.DEBUG : Level.WARN)
					.log("Changed passwords cannot be read: {}", failure.toString());
			}
			this.isPollFailed = failure != null;
			return null;
		});
	}

	private CompletableFuture<Void> page(Optional<Instant> after, Instant started) {
		// a source may throw, as one whose pool is full does: as a stage, it fails
		return CompletableFuture.completedFuture(after).thenCompose(this.source).thenCompose((changes) -> {
			changes.forEach(this.tokens::add);
			if (changes.isEmpty()) {
				return CompletableFuture.completedFuture(null);
			}
			Instant newest = changes.getLast().changedAt();
			// an account that changes its password often dates the changes ahead; the
			// changes of others must not be passed over
			this.position = newest.isBefore(started) ? newest : started;
			return isLast(changes, after, newest) ? CompletableFuture.completedFuture(null)
					: page(Optional.of(newest), started);
		});
	}

	private static boolean isLast(List<PasswordChange> changes, Optional<Instant> after, Instant newest) {
		return changes.size() < PasswordChange.PAGE || after.filter((time) -> !time.isBefore(newest)).isPresent();
	}

}
