package io.tweebyte.user.service;

import java.util.concurrent.atomic.AtomicLong;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.user.repository.UserCounter;

import org.springframework.stereotype.Service;

/**
 * How many users there are, as the gauge {@code tweebyte.users}. Counted now and then and
 * not for each reader of the gauge, because counting reads every row.
 */
@Service
public class UserCount {

	private final UserCounter users;

	private final AtomicLong latest = new AtomicLong();

	UserCount(UserCounter users, MeterRegistry meters) {
		this.users = users;
		Gauge.builder("tweebyte.users", this.latest, AtomicLong::get)
			.description("How many users there were at the latest count")
			.register(meters);
	}

	/** Counts anew. */
	public void refresh() {
		this.latest.set(this.users.countAll());
	}

}
