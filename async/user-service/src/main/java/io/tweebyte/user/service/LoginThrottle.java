package io.tweebyte.user.service;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;

import io.tweebyte.shared.limit.FailedLogins;
import io.tweebyte.shared.limit.FailedLogins.Attempt;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/** Slows down clients that guess passwords, at log-in and for a change of the account. */
@Service
public class LoginThrottle {

	private final FailedLogins failures;

	private final Executor threads;

	LoginThrottle(FailedLogins failures, @Qualifier("cacheThreads") Executor threads) {
		this.failures = failures;
		this.threads = threads;
	}

	/**
	 * Compares a password unless there were too many failures before: then fails with
	 * 429. Failures with 401 and 403 count.
	 */
	public <T> CompletableFuture<T> guard(String emailKey, String address, Supplier<CompletableFuture<T>> comparison) {
		return this.failures.begin(emailKey, address).thenCompose((attempt) -> settled(attempt, begin(comparison)));
	}

	private static <T> CompletableFuture<T> settled(Attempt attempt, CompletableFuture<T> compared) {
		return compared.handle((result, failure) -> attempt.settle(failure))
			.thenCompose(Function.identity())
			.thenCompose((done) -> compared);
	}

	// model: what begins a comparison may throw, as a full pool does; its attempt is
	// settled all the same
	private <T> CompletableFuture<T> begin(Supplier<CompletableFuture<T>> comparison) {
		return CompletableFuture.completedFuture(comparison).thenComposeAsync(Supplier::get, this.threads);
	}

}
