package io.tweebyte.user.service;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.limit.FailureLimits;
import io.tweebyte.shared.limit.LocalFailures;
import io.tweebyte.shared.limit.LoginAttempt;
import io.tweebyte.shared.settings.LoginSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Service;

/**
 * Slows down clients that guess passwords, at log-in and for a change of the account. An
 * attempt counts as failed from its beginning, so that many at the same moment are no way
 * around the limit; a success takes it back. Without Redis the counts are kept in memory.
 */
@Service
public class LoginThrottle {

	private static final Logger log = LoggerFactory.getLogger(LoginThrottle.class);

	private static final RedisScript<Long> RESERVE = RedisScript.of(FailureLimits.RESERVE, Long.class);

	private static final RedisScript<Long> RELEASE = RedisScript.of(FailureLimits.RELEASE, Long.class);

	private static final RedisScript<Long> CLEAR = RedisScript.of(FailureLimits.CLEAR, Long.class);

	private static final Set<ErrorKind> WRONG_PASSWORD = Set.of(ErrorKind.UNAUTHENTICATED, ErrorKind.FORBIDDEN);

	private final StringRedisTemplate redis;

	private final LocalFailures local;

	private final LoginSettings settings;

	private final Executor threads;

	LoginThrottle(StringRedisTemplate redis, LocalFailures local, LoginSettings settings,
			@Qualifier("cacheThreads") Executor threads) {
		this.redis = redis;
		this.local = local;
		this.settings = settings;
		this.threads = threads;
	}

	/**
	 * Compares a password unless there were too many failures before.
	 * @param <T> what is known after a success
	 * @param emailKey the folded e-mail address of the account
	 * @param address the client's address
	 * @param comparison compares the password; 401 and 403 are failures that count
	 * @return what the comparison returns; fails with 429 when there were too many
	 */
	public <T> CompletableFuture<T> guard(String emailKey, String address, Supplier<CompletableFuture<T>> comparison) {
		return reserve(emailKey, address).thenCompose((attempt) -> settled(attempt, comparison.get()));
	}

	private <T> CompletableFuture<T> settled(LoginAttempt attempt, CompletableFuture<T> compared) {
		return compared.handle((result, failure) -> settle(attempt, failure))
			.thenCompose(Function.identity())
			.thenCompose((done) -> compared);
	}

	private CompletableFuture<LoginAttempt> reserve(String emailKey, String address) {
		List<String> keys = LoginAttempt.keys(emailKey, address);
		return run(RESERVE, keys, this.settings.pairFailures(), this.settings.addressFailures(),
				FailureLimits.seconds(this.settings.window()))
			.thenApply((wait) -> new LoginAttempt(keys, true, wait))
			.exceptionally((failure) -> reserveLocally(keys, failure))
			.thenApply(LoginAttempt::admitted);
	}

	private LoginAttempt reserveLocally(List<String> keys, Throwable failure) {
		log.warn("Failed log-ins are counted in memory, because Redis does not answer: {}",
				failure.getClass().getSimpleName());
		return new LoginAttempt(keys, false,
				this.local.reserve(keys, List.of(this.settings.pairFailures(), this.settings.addressFailures())));
	}

	private CompletableFuture<Void> settle(LoginAttempt attempt, Throwable failure) {
		if (isRefused(failure)) {
			return CompletableFuture.completedFuture(null);
		}
		if (!attempt.shared()) {
			attempt.settle(this.local, failure == null);
			return CompletableFuture.completedFuture(null);
		}
		return run((failure == null) ? CLEAR : RELEASE, attempt.keys()).handle((done, ignored) -> null);
	}

	private static boolean isRefused(Throwable failure) {
		Throwable cause = (failure instanceof CompletionException) ? failure.getCause() : failure;
		return cause instanceof ContractException refusal && WRONG_PASSWORD.contains(refusal.kind());
	}

	private CompletableFuture<Long> run(RedisScript<Long> script, List<String> keys, Object... arguments) {
		return CompletableFuture.supplyAsync(() -> this.redis.execute(script, keys, LoginAttempt.texts(arguments)),
				this.threads);
	}

}
