package io.tweebyte.load.judge;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.CacheHits;
import io.tweebyte.load.record.Conditions;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.SliceRecord.Surroundings;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessUse;

/** Records of a run whose costs are known: async costs 1 ms per request. */
public final class SimulatedRun {

	private static final int REQUESTS = 1000;

	/**
	 * Of the user service in the first start; each round adds a byte, and each start as
	 * much again.
	 */
	static final double MEMORY = 1e8;

	private static final double NOISE = 0.05;

	private RunOrder order;

	private final int rounds;

	private final Random random;

	private final List<WorkRecord> work = new ArrayList<>();

	private Map<String, Map<String, Footprint>> atRest = Map.of();

	private ToDoubleFunction<String> costs = (backend) -> backend.equals("reactive") ? 1.3 : 1;

	private UnaryOperator<SliceRecord> change = UnaryOperator.identity();

	public SimulatedRun(int starts, int rounds, String... scenarios) {
		this.order = new RunOrder("quick", List.of("async", "reactive"), List.of(scenarios), List.of(10), starts, 900,
				60, "tiny", "256m", 7);
		this.rounds = rounds;
		this.random = new Random(3);
	}

	public SimulatedRun of(String... backends) {
		this.order = this.order.only(backends);
		return this;
	}

	/** Backends run two at a time. */
	public SimulatedRun inPairs(String... backends) {
		this.order = this.order.only(backends).inPairs();
		return this;
	}

	/** The first backend has a second set of services. */
	public SimulatedRun withOwnTwin() {
		this.order = this.order.withOwnTwin(true);
		return this;
	}

	/** Milliseconds of CPU per request by backend. */
	public SimulatedRun costs(ToDoubleFunction<String> costs) {
		this.costs = costs;
		return this;
	}

	/** Changes each slice. */
	public SimulatedRun change(UnaryOperator<SliceRecord> change) {
		this.change = change;
		return this;
	}

	/** What the processes of each backend occupied before they got load. */
	SimulatedRun atRest(Map<String, Map<String, Footprint>> footprints) {
		this.atRest = footprints;
		return this;
	}

	public SimulatedRun work(WorkRecord... work) {
		this.work.addAll(List.of(work));
		return this;
	}

	public RunRecord run() {
		List<StartRecord> starts = new ArrayList<>();
		for (int start = 1; start <= this.order.allStarts(); start++) {
			starts.add(new StartRecord(start, true, 60, Map.of("async", 20.0), this.atRest, List.of(), List.of(),
					List.of(), List.of(), Map.of()));
		}
		return new RunRecord(this.order, new Conditions(Instant.EPOCH, "abc", "25", List.of("-Xmx256m"),
				List.of("-Xmx3g"), Map.of("a", "b"), "Linux", "CPU", 2, 0.1, Map.of()), starts, List.of());
	}

	public List<SliceRecord> slices() {
		List<SliceRecord> slices = new ArrayList<>();
		for (int start = 1; start <= this.order.allStarts(); start++) {
			Rotation rotation = new Rotation(start, this.order.at(start));
			for (Block block : this.order.blocks()) {
				for (int round = 1; round <= this.rounds; round++) {
					int position = 0;
					for (Slot slot : rotation.measured(block.name(), round)) {
						slices.add(this.change.apply(slice(start, block, round, ++position, slot)));
					}
				}
			}
		}
		return slices;
	}

	private SliceRecord slice(int start, Block block, int round, int position, Slot slot) {
		double cost = this.costs.applyAsDouble(slot.backend()) * Math.exp(NOISE * this.random.nextGaussian());
		return new SliceRecord(start, block.name(), round, Phase.MEASURED, position, slot.backend(), slot.twin(),
				response(REQUESTS, Map.of(), 0),
				Map.of("gateway", use(cost * REQUESTS / 4), "user", use(cost * REQUESTS * 3 / 4)),
				around(List.of(), 10), CacheHits.NONE,
				Map.of("user", new Footprint(start * MEMORY + round, Double.NaN, 40)));
	}

	/** A slice at a fixed rate, of which two in a hundred requests found no free user. */
	static SliceRecord late(SliceRecord slice) {
		SliceResponse late = new SliceResponse(REQUESTS, Map.of(), 100L * REQUESTS, 0, Map.of(5L, REQUESTS),
				Map.of(5000L, REQUESTS), REQUESTS / 50, 1000, true, Map.of(), Map.of());
		return new SliceRecord(slice.start(), slice.block(), slice.round(), Phase.LATENCY, slice.position(),
				slice.backend(), slice.twin(), late, slice.use(), slice.around(), null, null);
	}

	public static SliceResponse response(int requests, Map<String, Integer> failures, int connects) {
		return new SliceResponse(requests, failures, 100L * requests, connects, Map.of(5L, requests), Map.of(), 0, 1000,
				true, Map.of(), Map.of());
	}

	public static ProcessUse use(double cpu) {
		return new ProcessUse(cpu, cpu, 0, 0, 0, 10, 1e6, 1, 1);
	}

	public static Surroundings around(List<String> stopped, double other) {
		return new Surroundings(Instant.EPOCH, 1000, 2, 300, 5, Map.of("reactive", 4.0), other, 0, stopped);
	}

	/** The same slice with another response. */
	public static SliceRecord with(SliceRecord slice, SliceResponse response) {
		return new SliceRecord(slice.start(), slice.block(), slice.round(), slice.phase(), slice.position(),
				slice.backend(), slice.twin(), response, slice.use(), slice.around(), null, null);
	}

	/** The same slice with other surroundings. */
	public static SliceRecord with(SliceRecord slice, Surroundings around) {
		return new SliceRecord(slice.start(), slice.block(), slice.round(), slice.phase(), slice.position(),
				slice.backend(), slice.twin(), slice.load(), slice.use(), around, null, null);
	}

	/** The same slice at a factor of its cost. */
	public static SliceRecord slower(SliceRecord slice, double factor) {
		return new SliceRecord(slice.start(), slice.block(), slice.round(), slice.phase(), slice.position(),
				slice.backend(), slice.twin(), slice.load(),
				Map.of("gateway", use(slice.use().get("gateway").cpu() * factor), "user",
						use(slice.use().get("user").cpu() * factor)),
				slice.around(), null, null);
	}

	/** The same slice with JIT compilation besides, in milliseconds. */
	static SliceRecord compiling(SliceRecord slice, double jit) {
		ProcessUse user = slice.use().get("user");
		ProcessUse compiling = new ProcessUse(user.cpu() + jit, user.user(), 0, jit, 0, 10, 1e6, 1, 1);
		return new SliceRecord(slice.start(), slice.block(), slice.round(), slice.phase(), slice.position(),
				slice.backend(), slice.twin(), slice.load(),
				Map.of("gateway", slice.use().get("gateway"), "user", compiling), slice.around(), null, null);
	}

	public List<WorkRecord> work() {
		return this.work;
	}

	public RunResult result() {
		return RunJudge.of(run(), slices(), this.work);
	}

}
