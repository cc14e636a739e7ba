package io.tweebyte.lab.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.call.CallSource;
import io.tweebyte.lab.call.FirstOfTwo;
import io.tweebyte.lab.call.GivenUp;
import io.tweebyte.lab.call.OneRefused;
import io.tweebyte.lab.pressure.Pressure;
import io.tweebyte.lab.waiting.CompletedWaits;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Recorded;
import io.tweebyte.lab.work.Style;

/**
 * Whether nothing is lost where styles differ in what becomes of items and calls: those
 * that wait, meet a slow sink, belong to a refused one, or are given up.
 */
public final class CountedChecks {

	private static final Duration SHORT = Duration.ofMillis(100);

	private static final Duration LONGER = Duration.ofMillis(200);

	private static final int WAITING = 200;

	private CountedChecks() {
	}

	/**
	 * Runs all of them.
	 * @param calls of a service, which it starts
	 * @param progress gets what is next
	 */
	public static List<Check> all(CallSource calls, Consumer<String> progress) throws Exception {
		List<Check> all = new ArrayList<>();
		progress.accept("waiting");
		CompletedWaits.of(WAITING, SHORT)
			.forEach((style, completed) -> all.add(check("waiting", style, WAITING, completed, "")));
		Pressure.all(SHORT, progress)
			.forEach((one) -> all.add(check("back-pressure, " + one.rule().label(), one.style(), one.made(),
					one.delivered() + one.dropped(), one.fault())));
		OneRefused.all(calls, SHORT, progress)
			.forEach((one) -> all
				.add(check("one refused", one.style(), one.others(), one.served() + one.cancelled(), one.fault())));
		GivenUp.all(calls, SHORT, progress)
			.forEach((one) -> all
				.add(check("given up", one.style(), one.calls(), one.served() + one.cancelled(), one.fault())));
		FirstOfTwo.all(calls, LONGER, progress)
			.forEach((one) -> all
				.add(check("first of two", one.style(), 1, one.served() + one.cancelled(), one.fault())));
		return all;
	}

	/** Compares what has begun with what has ended, one way or the other. */
	private static Check check(String name, Style style, long begun, long ended, String fault) {
		Outcome outcome = new Outcome(begun, ended, 0, 0);
		String difference = (begun != ended) ? outcome.differenceTo(new Outcome(begun, begun, 0, 0)) : fault;
		return new Check(name, style, outcome, Recorded.NOTHING, difference);
	}

}
