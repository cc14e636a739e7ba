package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.token.PasswordChangeFeed.PasswordChangeSource;
import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.user.repository.UserRepository;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.stereotype.Service;

/**
 * Publishes and lists changes of accounts that other services must know: of passwords,
 * which end older tokens, and of privacy.
 */
@Service
public class AccountChangeService implements PasswordChangeSource {

	private static final Logger log = LoggerFactory.getLogger(AccountChangeService.class);

	// a token is accepted for longer than its lifetime by the skew of clocks
	private static final Duration LONGER_THAN_SKEW = Duration.ofMinutes(2);

	private final UserRepository users;

	private final JsonCache cache;

	private final JsonMapper json = ContractJson.mapper();

	private final Duration kept;

	private final Clock clock;

	AccountChangeService(UserRepository users, JsonCache cache, TokenSettings settings, Clock clock) {
		this.users = users;
		this.cache = cache;
		this.kept = settings.lifetime().plus(settings.skew()).plus(LONGER_THAN_SKEW);
		this.clock = clock;
	}

	/**
	 * Publishes a change that is stored already. A message that is lost is made up for by
	 * {@link #changes(Optional)}.
	 */
	public CompletableFuture<Void> publish(PasswordChange change) {
		return this.cache.publish(CacheKeys.PASSWORD_CHANGES, this.json.writeValueAsString(change))
			.thenAccept(AccountChangeService::warnUnless);
	}

	private static void warnUnless(boolean isPublished) {
		if (!isPublished) {
			log.warn("A changed password may not have been published.");
		}
	}

	/** Reads the changes that may have ended tokens that have not expired. */
	@Override
	public CompletableFuture<List<PasswordChange>> changes(Optional<Instant> after) {
		Instant now = this.clock.instant();
		Instant oldest = now.minus(this.kept);
		// PostgreSQL's range of years is smaller
		Instant latest = now.plus(this.kept);
		Instant begin = after.filter(oldest::isBefore).orElse(oldest);
		return this.users.findPasswordChanges(begin.isBefore(latest) ? begin : latest);
	}

	/**
	 * Returns the accounts as they are now, in the order of their last changes of
	 * privacy. One that has always been public is not among them.
	 */
	public CompletableFuture<List<AccountPrivacy>> privacyChanges(PrivacyQuery query) {
		return this.users.findPrivacyChanges(query.after(), query.afterId(), query.limit());
	}

}
