package io.tweebyte.lab.bench;

import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;

import com.sun.management.OperatingSystemMXBean;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time of the whole process per run, in nanoseconds: that of all threads, of the
 * collector and of the compiler. JMH makes it by its name.
 */
public final class CpuProfiler implements InternalProfiler {

	static final String CPU = "cpu";

	private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

	private long begin;

	@Override
	public String getDescription() {
		return "CPU time of the process per run";
	}

	@Override
	public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
		this.begin = this.process.getProcessCpuTime();
	}

	@Override
	public Collection<? extends Result> afterIteration(BenchmarkParams benchmark, IterationParams iteration,
			IterationResult result) {
		double used = this.process.getProcessCpuTime() - this.begin;
		long runs = Math.max(1, result.getMetadata().getAllOps());
		return List.of(new ScalarResult(CPU, used / runs, "ns/op", AggregationPolicy.AVG));
	}

}
