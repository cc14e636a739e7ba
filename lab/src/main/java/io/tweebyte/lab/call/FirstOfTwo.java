package io.tweebyte.lab.call;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.call.CallShape.Refused;
import io.tweebyte.lab.work.Style;

/**
 * What becomes of the slower one of two calls of which the first result is wanted.
 *
 * @param racedBy what waits for the first result
 * @param millis from the begin of both calls until the caller had the result
 * @param served 1 when the server has served the slower call to its end all the same
 * @param cancelled 1 when the client has closed its connection
 * @param freeMillis from the result until the slower call was not in progress any more
 */
public record FirstOfTwo(Style style, String racedBy, long millis, long served, long cancelled, long freeMillis) {

	private static final int BYTES = 1024;

	private static final Duration FAST = Duration.ofMillis(50);

	private static final long MILLI = 1_000_000;

	/**
	 * Calls in each style, and waits until the server has ended both calls.
	 * @param delay before the server responds to the slower call
	 * @param progress gets the style that is next
	 */
	public static List<FirstOfTwo> all(CallSource source, Duration delay, Consumer<String> progress)
			throws IOException, InterruptedException {
		List<FirstOfTwo> all = new ArrayList<>();
		for (RacedCalls raced : RacedCalls.all()) {
			progress.accept("first of two: " + raced.style().label());
			// loads classes and opens connections; with the same delays, for the reason
			// in GivenUp
			of(raced, source.begin(shape(FAST)), source.begin(shape(delay)));
			all.add(of(raced, source.begin(shape(FAST)), source.begin(shape(delay))));
		}
		return all;
	}

	/** Returns what is wrong; empty when the result was that of the faster call. */
	public String fault() {
		return (this.freeMillis >= 0 && this.served + this.cancelled == 1) ? "" : "did not begin both calls";
	}

	private static CallShape shape(Duration delay) {
		return new CallShape(1, BYTES, delay, 1, Refused.NONE);
	}

	private static FirstOfTwo of(RacedCalls raced, Calls fast, Calls slow) throws IOException, InterruptedException {
		long begin = System.nanoTime();
		try {
			raced.race().of(fast, slow);
		}
		catch (IOException | InterruptedException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new IOException(ex);
		}
		long result = System.nanoTime();
		CallLedger ledger = slow.endedLedger();
		return new FirstOfTwo(raced.style(), raced.racedBy(), (result - begin) / MILLI, ledger.served(),
				ledger.cancelled(), (System.nanoTime() - result) / MILLI);
	}

}
