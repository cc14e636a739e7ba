package io.tweebyte.user.service;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.limit.FailureLimits;
import io.tweebyte.shared.limit.LocalFailures;
import io.tweebyte.shared.limit.LoginAttempt;
import io.tweebyte.shared.settings.LoginSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Scheduler;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
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

	private final ReactiveStringRedisTemplate redis;

	private final LocalFailures local;

	private final LoginSettings settings;

	private final Scheduler threads;

	LoginThrottle(ReactiveStringRedisTemplate redis, LocalFailures local, LoginSettings settings,
			@Qualifier("cacheThreads") Scheduler threads) {
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
	public <T> Mono<T> guard(String emailKey, String address, Supplier<Mono<T>> comparison) {
		// model: a client that hangs up gives up its place among the passwords, and its
		// attempt is settled all the same
		Sinks.Empty<Void> gone = Sinks.empty();
		return reserve(emailKey, address)
			.flatMap((attempt) -> settled(attempt, Mono.defer(comparison).takeUntilOther(gone.asMono())))
			.cache()
			.doOnCancel(gone::tryEmitEmpty);
	}

	private <T> Mono<T> settled(LoginAttempt attempt, Mono<T> compared) {
		return compared.switchIfEmpty(Mono.error(CancellationException::new))
			.onErrorResume((failure) -> settle(attempt, failure).then(Mono.error(failure)))
			.flatMap((result) -> settle(attempt, null).thenReturn(result));
	}

	private Mono<LoginAttempt> reserve(String emailKey, String address) {
		List<String> keys = LoginAttempt.keys(emailKey, address);
		return run(RESERVE, keys, this.settings.pairFailures(), this.settings.addressFailures(),
				FailureLimits.seconds(this.settings.window()))
			.map((wait) -> new LoginAttempt(keys, true, wait))
			.onErrorResume((failure) -> Mono.just(reserveLocally(keys, failure)))
			.map(LoginAttempt::admitted);
	}

	private LoginAttempt reserveLocally(List<String> keys, Throwable failure) {
		log.warn("Failed log-ins are counted in memory, because Redis does not answer: {}",
				failure.getClass().getSimpleName());
		return new LoginAttempt(keys, false,
				this.local.reserve(keys, List.of(this.settings.pairFailures(), this.settings.addressFailures())));
	}

	private Mono<Void> settle(LoginAttempt attempt, Throwable failure) {
		if (isRefused(failure)) {
			return Mono.empty();
		}
		if (!attempt.shared()) {
			attempt.settle(this.local, failure == null);
			return Mono.empty();
		}
		return run((failure == null) ? CLEAR : RELEASE, attempt.keys()).onErrorComplete().then();
	}

	private static boolean isRefused(Throwable failure) {
		return failure instanceof ContractException refusal && WRONG_PASSWORD.contains(refusal.kind());
	}

	private Mono<Long> run(RedisScript<Long> script, List<String> keys, Object... arguments) {
		return Mono.defer(() -> this.redis.execute(script, keys, List.of(LoginAttempt.texts(arguments))).single())
			.subscribeOn(this.threads);
	}

}
