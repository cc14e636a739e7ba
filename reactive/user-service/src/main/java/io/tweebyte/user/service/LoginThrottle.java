package io.tweebyte.user.service;

import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

import io.tweebyte.shared.limit.FailedLogins;
import io.tweebyte.shared.limit.FailedLogins.Attempt;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Scheduler;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/** Slows down clients that guess passwords, at log-in and for a change of the account. */
@Service
public class LoginThrottle {

	private final FailedLogins failures;

	private final Scheduler threads;

	LoginThrottle(FailedLogins failures, @Qualifier("cacheThreads") Scheduler threads) {
		this.failures = failures;
		this.threads = threads;
	}

	/**
	 * Compares a password unless there were too many failures before: then fails with
	 * 429. Failures with 401 and 403 count.
	 */
	public <T> Mono<T> guard(String emailKey, String address, Supplier<Mono<T>> comparison) {
		// model: a client that hangs up gives up its place among the passwords, and its
		// attempt is settled all the same
		Sinks.Empty<Void> gone = Sinks.empty();
		return Mono.fromFuture(() -> this.failures.begin(emailKey, address))
			.flatMap((attempt) -> settled(attempt, begin(comparison).takeUntilOther(gone.asMono())))
			.cache()
			.doOnCancel(gone::tryEmitEmpty);
	}

	private static <T> Mono<T> settled(Attempt attempt, Mono<T> compared) {
		return compared.switchIfEmpty(Mono.error(CancellationException::new))
			.onErrorResume((failure) -> settle(attempt, failure).then(Mono.error(failure)))
			.flatMap((result) -> settle(attempt, null).thenReturn(result));
	}

	private <T> Mono<T> begin(Supplier<Mono<T>> comparison) {
		return Mono.defer(comparison).subscribeOn(this.threads);
	}

	private static Mono<Void> settle(Attempt attempt, Throwable failure) {
		return Mono.fromFuture(() -> attempt.settle(failure));
	}

}
