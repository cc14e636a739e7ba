package io.tweebyte.user.service;

import java.util.concurrent.atomic.AtomicLong;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;

/**
 * How many users there are, as the gauge {@code tweebyte.users}. Counted now and then and
 * not for each reader of the gauge, because counting reads every row.
 */
@Service
public class UserCount {

	private final UserRepository users;

	private final AtomicLong latest = new AtomicLong();

	UserCount(UserRepository users, MeterRegistry meters) {
		this.users = users;
		Gauge.builder("tweebyte.users", this.latest, AtomicLong::get)
			.description("How many users there were at the latest count")
			.register(meters);
	}

	/** Counts anew. */
	@Scheduled(initialDelayString = "${tweebyte.user-count.first-delay}",
			fixedRateString = "${tweebyte.user-count.period}")
	public void refresh() {
		this.latest.set(this.users.count());
	}

}
