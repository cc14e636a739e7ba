package io.tweebyte.lab.call;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.work.Style;

/**
 * What becomes of calls that belong together when one of them is refused.
 *
 * @param joinedBy what joins the calls
 * @param others calls besides the one that was refused
 * @param served those of them that were served to their end
 * @param cancelled those of them that were given up
 * @param millis from the begin of all calls until the caller had the failure
 * @param failure that the caller gets: its type, and those of its causes
 */
public record OneRefused(Style style, String joinedBy, long others, long served, long cancelled, long millis,
		String failure) {

	private static final long MILLI = 1_000_000;

	/**
	 * Calls in each style, and waits until the server has ended all calls.
	 * @param delay before the server responds to a call that is not refused
	 * @param progress gets the style that is next
	 */
	public static List<OneRefused> all(CallSource source, Duration delay, Consumer<String> progress)
			throws IOException, InterruptedException {
		List<OneRefused> all = new ArrayList<>();
		for (JoinedCalls joined : JoinedCalls.all()) {
			progress.accept(joined.style().label());
			// loads classes and opens connections; with the same delay, for the reason in
			// GivenUp
			of(joined, source.begin(CallShape.joined(delay)));
			all.add(of(joined, source.begin(CallShape.joined(delay))));
		}
		return all;
	}

	/** Returns what is wrong; empty when the caller gets the failure of the one call. */
	public String fault() {
		if (this.others != CallShape.JOINED - 1) {
			return "made %d calls instead of %d".formatted(this.others + 1, CallShape.JOINED);
		}
		return this.failure.endsWith(CallRefusedException.class.getSimpleName()) ? ""
				: "reported the failure " + this.failure;
	}

	private static OneRefused of(JoinedCalls joined, Calls calls) throws IOException, InterruptedException {
		long begin = System.nanoTime();
		String failure = failure(joined, calls);
		long millis = (System.nanoTime() - begin) / MILLI;
		CallLedger ledger = calls.endedLedger();
		return new OneRefused(joined.style(), joined.joinedBy(), ledger.requests() - 1, ledger.served() - 1,
				ledger.cancelled(), millis, failure);
	}

	private static String failure(JoinedCalls joined, Calls calls) {
		try {
			joined.join().of(calls);
			return "none";
		}
		catch (Exception ex) {
			List<String> types = new ArrayList<>();
			for (Throwable type = ex; type != null; type = type.getCause()) {
				types.add(type.getClass().getSimpleName());
			}
			return String.join(", by ", types);
		}
	}

}
