package io.tweebyte.testsupport;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;

import static org.awaitility.Awaitility.await;

/** Responses for which one caller has too little time, and another one enough. */
public final class LateResponses {

	private static final Duration LITTLE = Duration.ofMillis(500);

	private final AtomicInteger calls = new AtomicInteger();

	/** Returns what responds with a body, later than a hurried caller has time for. */
	public RawServer.Handler with(String body) {
		this.calls.set(0);
		return (request, connection) -> {
			this.calls.incrementAndGet();
			Deadline later = Deadline.in(LITTLE.multipliedBy(2));
			await().until(() -> later.remaining().isZero());
			connection.respond("200 OK", body);
		};
	}

	/** Returns how many calls have come since a body was chosen. */
	public int calls() {
		return this.calls.get();
	}

	/** Its time has not begun to run, however long it takes until it calls. */
	public static Caller hurried() {
		return Caller.ofTask("test", Deadline.in(LITTLE, () -> 0));
	}

	public static Caller unhurried() {
		return Caller.ofTask("test", Deadline.in(Duration.ofSeconds(20)));
	}

}
