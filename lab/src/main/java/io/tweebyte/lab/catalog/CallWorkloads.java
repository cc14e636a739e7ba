package io.tweebyte.lab.catalog;

import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.stream.Stream;

import io.tweebyte.lab.call.CallShape;
import io.tweebyte.lab.call.CallStyle;
import io.tweebyte.lab.call.Calls;
import io.tweebyte.lab.call.FutureCalls;
import io.tweebyte.lab.call.LoopCalls;
import io.tweebyte.lab.call.MutinyCalls;
import io.tweebyte.lab.call.ReactorCalls;
import io.tweebyte.lab.call.RxJavaCalls;
import io.tweebyte.lab.call.ThreadCalls;
import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/** Workloads that call a service over HTTP. */
final class CallWorkloads {

	private static final String CLIENT = "HTTP/1.1 over the JDK's client in all styles but reactor-netty, the same bodies, "
			+ "each of them read; the server counts requests and bytes. ";

	private static final String SEQUENCE = CLIENT + "1 KiB after 2 ms, one call at a time";

	private static final String FAN_OUT = CLIENT + "1 KiB after 2 ms, 16 calls at once";

	private static final String RECOVER = FAN_OUT + "; every tenth is refused, and replaced";

	private static final String LARGE = CLIENT + "3.3 MB after 20 ms, 6 calls at once";

	/** The number of a call, and its result, each of which gets to another thread. */
	private static final int SIGNALS = 2;

	private static final ExecutorService POOL = Executors.newFixedThreadPool(CallShape.SEVERAL,
			Thread.ofPlatform().name("calls-", 0).daemon().factory());

	private static final ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();

	private CallWorkloads() {
	}

	static Stream<Workload> all() {
		return Stream.of(sequence(), severalAtOnce("call-fan-out", FAN_OUT, CallStyle::fanOut, CallShape::fanOut),
				severalAtOnce("call-recover", RECOVER, CallStyle::recover, CallShape::recover),
				severalAtOnce("call-large", LARGE, CallStyle::fanOut, (count) -> CallShape.large()));
	}

	private static Workload sequence() {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, onCalls(LoopCalls::sequence, CallShape::sequence));
		styles.put(Style.VIRTUAL, onCalls(virtual()::sequence, CallShape::sequence));
		later().forEach((style, calls) -> styles.put(style, onCalls(calls::sequence, CallShape::sequence)));
		return workload("call-sequence", SEQUENCE, styles);
	}

	private static Workload severalAtOnce(String name, String equal, OnStyle work, IntFunction<CallShape> shape) {
		SequencedMap<Style, CallStyle> all = new LinkedHashMap<>();
		all.put(Style.POOL, new ThreadCalls(POOL));
		all.put(Style.VIRTUAL, virtual());
		all.putAll(later());
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		all.forEach((style, calls) -> styles.put(style, onCalls((run) -> work.run(calls, run), shape)));
		return workload(name, equal, styles);
	}

	private static ThreadCalls virtual() {
		return new ThreadCalls(VIRTUAL);
	}

	/** Returns the styles that do not block. */
	private static SequencedMap<Style, CallStyle> later() {
		SequencedMap<Style, CallStyle> styles = new LinkedHashMap<>();
		styles.put(Style.FUTURE, new FutureCalls());
		styles.put(Style.REACTOR, ReactorCalls.overJdk());
		styles.put(Style.REACTOR_NETTY, ReactorCalls.overNetty());
		styles.put(Style.RXJAVA, new RxJavaCalls());
		styles.put(Style.MUTINY, new MutinyCalls());
		return styles;
	}

	private static Workload workload(String name, String equal, SequencedMap<Style, Preparation> styles) {
		return new Workload(name, Workloads.CALLS, "call", equal, Outcome::taken, null, null, styles)
			.passing((sources) -> SIGNALS, (sources) -> SIGNALS);
	}

	private static Preparation onCalls(OnCalls work, IntFunction<CallShape> shape) {
		return (sources) -> () -> work
			.run(sources.calls().begin(shape.apply(sources.calls().count()), sources.observer()));
	}

	private interface OnCalls {

		Outcome run(Calls calls) throws Exception;

	}

	private interface OnStyle {

		Outcome run(CallStyle style, Calls calls) throws Exception;

	}

}
