package io.tweebyte.common.token;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PasswordChange;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Ends tokens when passwords are changed: by messages at once, and by a poll for messages
 * that were lost.
 */
public final class PasswordChangeFeed {

	private static final Logger log = LoggerFactory.getLogger(PasswordChangeFeed.class);

	// a change is dated before it is stored, so a later one may be seen first
	private static final Duration OVERLAP = Duration.ofMinutes(2);

	private final PasswordChangeSource source;

	private final EndedTokens tokens;

	private final Clock clock;

	private final JsonMapper json = ContractJson.mapper();

	private volatile Instant position;

	public PasswordChangeFeed(PasswordChangeSource source, EndedTokens tokens, Clock clock) {
		this.source = source;
		this.tokens = tokens;
		this.clock = clock;
	}

	/** Ignores malformed messages. */
	public void receive(String message) {
		PasswordChange.read(this.json, message).ifPresent(this.tokens::add);
	}

	/** Fetches the changes since the last poll, and completes in any case. */
	public CompletableFuture<Void> poll() {
		return page(begin(), this.clock.instant()).exceptionally(PasswordChangeFeed::notFetched);
	}

	private Optional<Instant> begin() {
		return Optional.ofNullable(this.position).map((time) -> time.minus(OVERLAP));
	}

	private CompletableFuture<Void> page(Optional<Instant> after, Instant started) {
		return this.source.changes(after).thenCompose((changes) -> {
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

	private static Void notFetched(Throwable failure) {
		log.warn("Changed passwords cannot be read: {}", failure.toString());
		return null;
	}

	/** Where changed passwords are read: the user service, or its database. */
	@FunctionalInterface
	public interface PasswordChangeSource {

		/** Reads the oldest changes after a time, or the oldest of all. */
		CompletableFuture<List<PasswordChange>> changes(Optional<Instant> after);

	}

}
