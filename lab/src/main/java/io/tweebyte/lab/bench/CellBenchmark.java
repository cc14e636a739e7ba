package io.tweebyte.lab.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import io.tweebyte.lab.call.CallSource;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import io.tweebyte.lab.work.Work;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One style of one workload in a JVM of its own, so that the compiler sees no other. Each
 * call is compared with what the first style does.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CellBenchmark {

	@Param("stream-map")
	private String workload;

	@Param("LOOP")
	private Style style;

	/** The folder of books. */
	@Param(".")
	private String books;

	/** The address of the service that is called. */
	@Param("http://127.0.0.1/")
	private String service;

	/** What the first style does: no other code may run here. */
	@Param("0 0 0 0")
	private String expected;

	/** The share of its own CPU that a run burns besides; to see whether it is found. */
	@Param("0")
	private double burned;

	private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

	private Work work;

	private Outcome equal;

	/**
	 * Prepares the work.
	 * @throws Exception when the books cannot be read
	 */
	@Setup
	public void prepare() throws Exception {
		Workload chosen = Workloads.named(this.workload);
		Sources sources = Sources.withCheckedBooks(Scale.MEASURED, Path.of(this.books))
			.with(new CallSource(Scale.MEASURED.calls(), URI.create(this.service)));
		this.equal = Outcome.of(this.expected);
		this.work = chosen.prepare(this.style, sources);
	}

	/**
	 * Does the work once.
	 * @throws Exception when it fails, or was not the same work
	 */
	@Benchmark
	public Outcome run() throws Exception {
		Outcome outcome = (this.burned > 0) ? runAndBurn() : this.work.run();
		if (!outcome.equals(this.equal)) {
			throw new IllegalStateException(
					"%s of %s %s".formatted(this.style.label(), this.workload, outcome.differenceTo(this.equal)));
		}
		return outcome;
	}

	private Outcome runAndBurn() throws Exception {
		long begin = this.threads.getCurrentThreadCpuTime();
		Outcome outcome = this.work.run();
		long used = this.threads.getCurrentThreadCpuTime() - begin;
		while (this.threads.getCurrentThreadCpuTime() - begin < (1 + this.burned) * used) {
			Thread.onSpinWait();
		}
		return outcome;
	}

}
