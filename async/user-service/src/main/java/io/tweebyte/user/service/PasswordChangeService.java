package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.json.ContractJson;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.user.repository.UserRepository;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;

/**
 * Tells the gateways which passwords were changed, because a change ends older tokens.
 */
@Service
public class PasswordChangeService {

	private static final Logger log = LoggerFactory.getLogger(PasswordChangeService.class);

	// a token is accepted for longer than its lifetime by the skew of clocks
	private static final Duration LONGER_THAN_SKEW = Duration.ofMinutes(2);

	private final UserRepository users;

	private final StringRedisTemplate redis;

	private final JsonMapper json = ContractJson.mapper();

	private final Duration kept;

	private final Clock clock;

	private final Executor cacheThreads;

	private final Executor databaseThreads;

	PasswordChangeService(UserRepository users, StringRedisTemplate redis, TokenSettings settings, Clock clock,
			@Qualifier("cacheThreads") Executor cacheThreads, @Qualifier("databaseThreads") Executor databaseThreads) {
		this.users = users;
		this.redis = redis;
		this.kept = settings.lifetime().plus(settings.skew()).plus(LONGER_THAN_SKEW);
		this.clock = clock;
		this.cacheThreads = cacheThreads;
		this.databaseThreads = databaseThreads;
	}

	/**
	 * Publishes a change. A message that is lost is made up for by
	 * {@link #changes(Optional)}.
	 * @param change the change, which is stored already
	 * @return ends when it is published, or cannot be
	 */
	public CompletableFuture<Void> publish(PasswordChange change) {
		return CompletableFuture
			.runAsync(() -> this.redis.convertAndSend(CacheKeys.PASSWORD_CHANGES, this.json.writeValueAsString(change)),
					this.cacheThreads)
			.exceptionally(PasswordChangeService::notPublished);
	}

	private static Void notPublished(Throwable failure) {
		log.warn("A changed password cannot be published: {}", failure.toString());
		return null;
	}

	/**
	 * Reads the changes that may have ended tokens that have not expired.
	 * @param after only changes after this time, or empty for all
	 * @return the oldest of them; the next page is after the last one
	 */
	public CompletableFuture<List<PasswordChange>> changes(Optional<Instant> after) {
		Instant oldest = this.clock.instant().minus(this.kept);
		Instant begin = after.filter(oldest::isBefore).orElse(oldest);
		return CompletableFuture.supplyAsync(() -> this.users.findPasswordChanges(begin), this.databaseThreads);
	}

}
