package io.tweebyte.load.judge;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

import io.tweebyte.load.plan.Block;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.StartRecord.OverloadRecord;

/**
 * What becomes of a multiple of the requests that a backend can serve, in all slices of a
 * run.
 */
public record Overload(Block block, String backend, double multiple, List<OverloadRecord> slices) {

	/** Returns those of all backends, ascending, in the blocks that were measured. */
	static List<Overload> of(RunRecord run) {
		List<OverloadRecord> slices = run.starts().stream().flatMap((start) -> start.overloads().stream()).toList();
		return run.order()
			.blocks()
			.stream()
			.flatMap((block) -> run.order()
				.labels()
				.stream()
				.flatMap((backend) -> byMultiple(slices, block, backend).entrySet()
					.stream()
					.map((one) -> new Overload(block, backend, one.getKey(), one.getValue()))))
			.toList();
	}

	private static Map<Double, List<OverloadRecord>> byMultiple(List<OverloadRecord> slices, Block block,
			String backend) {
		return slices.stream()
			.filter((slice) -> slice.block().equals(block.name()) && slice.backend().equals(backend))
			.collect(Collectors.groupingBy(OverloadRecord::multiple, TreeMap::new, Collectors.toList()));
	}

	public double mean(ToDoubleFunction<OverloadRecord> figure) {
		return this.slices.stream().mapToDouble(figure).average().orElseThrow();
	}

	/** Returns the mean of the 99th percentiles of slices that have one. */
	public OptionalDouble p99() {
		return this.slices.stream().mapToDouble(OverloadRecord::p99).filter((millis) -> millis > 0).average();
	}

	/** Returns the longest time after which a low rate was served well again. */
	public double recovery() {
		return this.slices.stream().mapToDouble(OverloadRecord::recovery).max().orElseThrow();
	}

}
