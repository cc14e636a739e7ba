package io.tweebyte.driver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

import org.apache.jmeter.samplers.SampleResult;
import org.apache.jmeter.threads.JMeterContextService;

/** The course of one slice. Guarded by {@link Slices}. */
final class Slice {

	/** Times are kept to this many different values per power of ten. */
	private static final int DIGITS = 1000;

	private final SliceRequest request;

	private final long[] arrivals;

	private final long begin = System.nanoTime();

	private final Map<String, Integer> failures = new HashMap<>();

	private final Map<Long, Integer> times = new TreeMap<>();

	private final Map<Long, Integer> latencies = new TreeMap<>();

	private final Map<Long, Integer> firstEvents = new TreeMap<>();

	private final Map<Long, Integer> gaps = new TreeMap<>();

	private long last = this.begin;

	private int begun;

	private int running;

	private boolean closed;

	private int requests;

	private int connects;

	private int late;

	private long bytes;

	Slice(SliceRequest request) {
		this.request = request;
		this.arrivals = isOpen() ? times(request) : new long[0];
	}

	/**
	 * Draws times at which iterations begin: a Poisson process, as many independent users
	 * make it.
	 * @return nanoseconds from the beginning, ascending
	 */
	private static long[] times(SliceRequest request) {
		Random random = new Random(request.seed());
		double rate = request.rate();
		return DoubleStream
			.iterate(gap(random, rate), (time) -> time < request.millis() * 1e6, (time) -> time + gap(random, rate))
			.mapToLong((time) -> (long) time)
			.toArray();
	}

	private static double gap(Random random, double rate) {
		return -Math.log(1 - random.nextDouble()) / rate * 1e9;
	}

	int start() {
		return this.request.start();
	}

	private boolean isOpen() {
		return this.request.rate() > 0;
	}

	boolean releases(String plan, int user) {
		return !isClosed() && plan.equals(this.request.plan()) && (isOpen()
				? this.arrivals[this.begun] <= System.nanoTime() - this.begin : user < this.request.users());
	}

	/** Returns when iterations begin; nothing in the closed model. */
	LongStream arrivals() {
		return Arrays.stream(this.arrivals).map((time) -> this.begin + time);
	}

	void addLate() {
		this.late++;
	}

	private boolean isClosed() {
		if (isOpen()) {
			return this.closed || this.begun == this.arrivals.length;
		}
		this.closed |= (this.request.millis() > 0 && millis(System.nanoTime()) >= this.request.millis())
				|| (this.request.iterations() > 0 && this.begun == this.request.iterations());
		return this.closed;
	}

	void close() {
		this.closed = true;
	}

	/**
	 * Begins an iteration.
	 * @return the time of {@link System#nanoTime()} at which it should have begun; 0 in
	 * the closed model
	 */
	long begin() {
		long intended = isOpen() ? this.begin + this.arrivals[this.begun] : 0;
		this.begun++;
		this.running++;
		return intended;
	}

	Map<String, String> variables() {
		return this.request.variables();
	}

	void end() {
		this.running--;
		this.last = System.nanoTime();
	}

	/** Returns how many iterations have ended. */
	int ended() {
		return this.begun - this.running;
	}

	/** Returns whether no further iteration begins and all have ended. */
	boolean isOver() {
		return isClosed() && this.running == 0;
	}

	void add(SampleResult sample) {
		this.requests++;
		this.bytes += sample.getResponseData().length;
		this.times.merge(sample.getTime(), 1, Integer::sum);
		this.connects += (sample.getConnectTime() > 0) ? 1 : 0;
		if (!sample.isSuccessful()) {
			this.failures.merge(sample.getResponseCode(), 1, Integer::sum);
		}
		Object body = JMeterContextService.getContext().getSamplerContext().remove(ObservedStream.KEY);
		if (body instanceof ObservedStream observed) {
			add(observed.gaps());
		}
	}

	private void add(List<Long> events) {
		events.stream().limit(1).forEach((nanos) -> add(this.firstEvents, nanos));
		events.stream().skip(1).forEach((nanos) -> add(this.gaps, nanos));
	}

	/** Adds the time between when an iteration should have begun and now. */
	void addLatency(long intended) {
		add(this.latencies, System.nanoTime() - intended);
	}

	private static void add(Map<Long, Integer> times, long nanos) {
		long micros = nanos / 1000;
		long unit = 1;
		while (micros / unit >= DIGITS) {
			unit *= 10;
		}
		times.merge(micros / unit * unit, 1, Integer::sum);
	}

	/** Returns a copy: what has not ended yet is still added to the slice. */
	SliceResponse response(boolean drained) {
		return new SliceResponse(this.requests, Map.copyOf(this.failures), this.bytes, this.connects,
				new TreeMap<>(this.times), new TreeMap<>(this.latencies), this.late, millis(this.last), drained,
				new TreeMap<>(this.firstEvents), new TreeMap<>(this.gaps));
	}

	private double millis(long nanoTime) {
		return (nanoTime - this.begin) / 1e6;
	}

}
