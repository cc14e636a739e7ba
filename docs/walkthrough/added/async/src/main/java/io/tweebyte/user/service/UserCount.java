package io.tweebyte.user.service;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.user.repository.UserCounter;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * How many users there are, as the gauge {@code tweebyte.users}. Counted now and then and
 * not for each reader of the gauge, because counting reads every row.
 */
@Service
public class UserCount {

	private final UserCounter users;

	private final Executor threads;

	private final AtomicLong latest = new AtomicLong();

	UserCount(UserCounter users, MeterRegistry meters, @Qualifier("databaseThreads") Executor threads) {
		this.users = users;
		this.threads = threads;
		Gauge.builder("tweebyte.users", this.latest, AtomicLong::get)
			.description("How many users there were at the latest count")
			.register(meters);
	}

	/**
	 * Counts anew.
	 * @return ends when the gauge shows the count
	 */
	public CompletableFuture<Void> refresh() {
		return CompletableFuture.supplyAsync(this.users::count, this.threads).thenAccept(this.latest::set);
	}

}
