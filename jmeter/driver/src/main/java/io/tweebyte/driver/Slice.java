package io.tweebyte.driver;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

import org.apache.jmeter.samplers.SampleResult;

/** The course of one slice. Guarded by {@link Slices}. */
final class Slice {

	private final SliceRequest request;

	private final long begin = System.nanoTime();

	private final Map<String, Integer> failures = new HashMap<>();

	private final Map<Long, Integer> times = new TreeMap<>();

	private long last = this.begin;

	private int begun;

	private int running;

	private boolean closed;

	private int requests;

	private int connects;

	private long bytes;

	Slice(SliceRequest request) {
		this.request = request;
	}

	boolean releases(String plan, int user) {
		return !isClosed() && plan.equals(this.request.plan()) && user < this.request.users();
	}

	private boolean isClosed() {
		this.closed |= (this.request.millis() > 0 && millis(System.nanoTime()) >= this.request.millis())
				|| (this.request.iterations() > 0 && this.begun == this.request.iterations());
		return this.closed;
	}

	void close() {
		this.closed = true;
	}

	void begin() {
		this.begun++;
		this.running++;
	}

	Map<String, String> variables() {
		return this.request.variables();
	}

	void end() {
		this.running--;
		this.last = System.nanoTime();
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
	}

	SliceResponse response(boolean drained) {
		return new SliceResponse(this.requests, this.failures, this.bytes, this.connects, this.times, millis(this.last),
				drained);
	}

	private double millis(long nanoTime) {
		return (nanoTime - this.begin) / 1e6;
	}

}
