package io.tweebyte.lab.call;

import java.io.IOException;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import io.tweebyte.lab.call.CallShape.Refused;
import io.tweebyte.lab.work.Style;

/**
 * What becomes of calls over HTTP that are given up, as the server counts it.
 *
 * @param calls that were in progress at the server when they were given up
 * @param served those that it has served to their end all the same
 * @param cancelled those whose connection the client has closed
 * @param freeMillis from giving them up until none was in progress at the server
 */
public record GivenUp(Style style, long calls, long served, long cancelled, long freeMillis) {

	private static final int CALLS = 10;

	private static final int BYTES = 1024;

	private static final long MILLI = 1_000_000;

	/**
	 * Gives calls up in each style, and waits until the server has ended all of them.
	 * @param delay before the server responds
	 * @param progress gets the style that is next
	 */
	public static List<GivenUp> all(CallSource source, Duration delay, Consumer<String> progress)
			throws IOException, InterruptedException {
		List<GivenUp> all = new ArrayList<>();
		for (Map.Entry<Style, BegunCall> style : BegunCall.styles().entrySet()) {
			progress.accept("giving up: " + style.getKey().label());
			// loads classes; with the same delay, since a call given up while it
			// completes closes a pooled connection
			of(style, source.begin(shape(delay)));
			all.add(of(style, source.begin(shape(delay))));
		}
		return all;
	}

	/** Returns what is wrong with the counts; empty when nothing is. */
	public String fault() {
		return (this.calls == CALLS) ? "" : "made %d calls instead of %d".formatted(this.calls, CALLS);
	}

	private static CallShape shape(Duration delay) {
		return new CallShape(CALLS, BYTES, delay, CALLS, Refused.NONE);
	}

	private static GivenUp of(Map.Entry<Style, BegunCall> style, Calls calls) throws IOException, InterruptedException {
		BegunCall call = style.getValue();
		Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
		List<Runnable> cancels = IntStream.range(0, CALLS)
			.mapToObj((number) -> call.of(calls, number, failures::add))
			.toList();
		try {
			calls.awaitArrived();
		}
		catch (HttpTimeoutException ex) {
			failures.forEach(ex::addSuppressed);
			throw ex;
		}
		long begin = System.nanoTime();
		cancels.forEach(Runnable::run);
		CallLedger ledger = calls.endedLedger();
		return new GivenUp(style.getKey(), ledger.requests(), ledger.served(), ledger.cancelled(),
				(System.nanoTime() - begin) / MILLI);
	}

}
