package io.tweebyte.lab.bench;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.Result;

import static org.assertj.core.api.Assertions.assertThat;

/** JMH's profiler, as forks use it. */
class AllocationTests {

	private static final int BYTES = 64 << 20;

	@Test
	void countsThreadsThatHaveEnded() throws Exception {
		assertThat(allocated(Thread.ofPlatform().unstarted(AllocationTests::allocate))).isBetween(1.0 * BYTES,
				1.5 * BYTES);
	}

	@Test
	void countsVirtualThreads() throws Exception {
		assertThat(allocated(Thread.ofVirtual().unstarted(AllocationTests::allocate))).isBetween(1.0 * BYTES,
				1.5 * BYTES);
	}

	private static void allocate() {
		for (int i = 0; i < 64; i++) {
			assertThat(new byte[BYTES / 64]).isNotNull();
		}
	}

	private static double allocated(Thread thread) throws Exception {
		GCProfiler profiler = new GCProfiler("");
		profiler.beforeIteration(null, null);
		thread.start();
		thread.join();
		return profiler.afterIteration(null, null, new IterationResult(null, null, new IterationResultMetaData(1, 1)))
			.stream()
			.filter((result) -> result.getLabel().endsWith(JmhFork.ALLOCATED))
			.mapToDouble(Result::getScore)
			.findFirst()
			.orElseThrow();
	}

}
