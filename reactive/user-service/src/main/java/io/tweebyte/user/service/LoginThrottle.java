package io.tweebyte.user.service;

import java.util.List;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.limit.FailureLimits;
import io.tweebyte.contracts.limit.LocalFailures;
import io.tweebyte.contracts.limit.LoginAttempt;
import io.tweebyte.contracts.settings.LoginSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Service;

/**
 * Slows down whoever guesses passwords. An attempt counts as failed from its beginning,
 * so that many at the same moment are no way around the limit; a success takes it back.
 * Without Redis the counts are kept in memory.
 */
@Service
public class LoginThrottle {

	private static final Logger log = LoggerFactory.getLogger(LoginThrottle.class);

	private static final RedisScript<Long> RESERVE = RedisScript.of(FailureLimits.RESERVE, Long.class);

	private static final RedisScript<Long> RELEASE = RedisScript.of(FailureLimits.RELEASE, Long.class);

	private static final RedisScript<Long> CLEAR = RedisScript.of(FailureLimits.CLEAR, Long.class);

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
	 * Counts an attempt before it is made.
	 * @param emailKey the folded e-mail address
	 * @param address the client's address
	 * @return the attempt, to be settled; fails with 429 when there were too many
	 */
	public Mono<LoginAttempt> reserve(String emailKey, String address) {
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

	/**
	 * Settles an attempt.
	 * @param attempt the attempt
	 * @param failure what it failed with, or null when it succeeded
	 * @return ends when it is settled as well as can be
	 */
	public Mono<Void> settle(LoginAttempt attempt, Throwable failure) {
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
		return failure instanceof ContractException refusal && refusal.kind() == ErrorKind.UNAUTHENTICATED;
	}

	private Mono<Long> run(RedisScript<Long> script, List<String> keys, Object... arguments) {
		return Mono.defer(() -> this.redis.execute(script, keys, List.of(LoginAttempt.texts(arguments))).single())
			.subscribeOn(this.threads);
	}

}
