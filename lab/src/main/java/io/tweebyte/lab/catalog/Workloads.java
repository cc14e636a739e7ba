package io.tweebyte.lab.catalog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.single.FutureSingles;
import io.tweebyte.lab.single.LoopSingles;
import io.tweebyte.lab.single.MutinySingles;
import io.tweebyte.lab.single.ReactorSingles;
import io.tweebyte.lab.single.RxJavaSingles;
import io.tweebyte.lab.single.SingleOperators;
import io.tweebyte.lab.single.VirtualSingles;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.Refusals;
import io.tweebyte.lab.stream.BareStream;
import io.tweebyte.lab.stream.HandOffs;
import io.tweebyte.lab.stream.JavaStream;
import io.tweebyte.lab.stream.LoopStream;
import io.tweebyte.lab.stream.MutinyStream;
import io.tweebyte.lab.stream.ReactorStream;
import io.tweebyte.lab.stream.RxJavaStream;
import io.tweebyte.lab.stream.StreamOperators;
import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/** All workloads, each with its styles. A new one is added here alone. */
public final class Workloads {

	public static final String OPERATORS = "operators";

	public static final String PIPELINES = "pipelines";

	public static final String CALLS = "calls";

	public static final String MESSAGES = "messages";

	/** All levels, the smallest unit of work first. */
	public static final List<String> LEVELS = List.of(OPERATORS, PIPELINES, CALLS, MESSAGES);

	private static final String SINGLE = "each number is taken, and asked for, when its operators are put together";

	private static final String STREAM = "all on one thread, in order, everything requested at once, or 32 items at most "
			+ "where an operator takes a bound";

	private static final String HAND_OFF = "one hand-off from one thread to one other, in order, with room for 256 "
			+ "items, which are requested first";

	private Workloads() {
	}

	public static List<Workload> all() {
		return Stream
			.of(singles(), streams(), Stream.of(handOff()), PipelineWorkloads.all(), ScriptWorkloads.all(),
					CallWorkloads.all(), MessageWorkloads.all())
			.flatMap((some) -> some)
			.toList();
	}

	/**
	 * Finds a workload by its name.
	 * @throws IllegalArgumentException when there is none
	 */
	public static Workload named(String name) {
		return all().stream()
			.filter((workload) -> workload.name().equals(name))
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("There is no workload '%s'. There are: %s".formatted(name,
					String.join(", ", all().stream().map(Workload::name).toList()))));
	}

	/**
	 * Returns the workloads of a level.
	 * @throws IllegalArgumentException when there is no such level
	 */
	public static List<Workload> ofLevel(String level) {
		if (!LEVELS.contains(level)) {
			throw new IllegalArgumentException(
					"There is no level '%s'. There are: %s".formatted(level, String.join(", ", LEVELS)));
		}
		return all().stream().filter((workload) -> workload.level().equals(level)).toList();
	}

	private static Stream<Workload> singles() {
		return Stream.of(single("single-map", SingleOperators::map), single("single-chain", SingleOperators::chain),
				single("single-pipeline", SingleOperators::pipeline), single("single-zip", SingleOperators::zip),
				recover("single-recover", Refusals.HALF), recover("single-recover-none", Refusals.NONE),
				recover("single-recover-one-percent", Refusals.ONE_PERCENT),
				recover("single-recover-all", Refusals.ALL), recover("single-recover-traced", Refusals.ALL_TRACED));
	}

	private static Workload recover(String name, Refusals refusals) {
		return single(name, (style, numbers) -> style.recover(numbers, refusals));
	}

	private static Workload single(String name, OnNumbers<SingleOperators> operator) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, onNumbers(new LoopSingles(), operator));
		styles.put(Style.VIRTUAL, onNumbers(new VirtualSingles(), operator));
		styles.put(Style.FUTURE, onNumbers(new FutureSingles(), operator));
		styles.put(Style.REACTOR, onNumbers(new ReactorSingles(), operator));
		styles.put(Style.RXJAVA, onNumbers(new RxJavaSingles(), operator));
		styles.put(Style.MUTINY, onNumbers(new MutinySingles(), operator));
		return new Workload(name, OPERATORS, "value", SINGLE, Outcome::delivered, null, null, styles);
	}

	private static Stream<Workload> streams() {
		ItemFlow unbounded = ItemFlow.unbounded();
		ItemFlow bounded = ItemFlow.bounded(StreamOperators.CONCURRENCY);
		return Stream.of(stream("stream-map", StreamOperators::map, unbounded),
				stream("stream-filter", StreamOperators::filter, unbounded),
				stream("stream-map-to-one", StreamOperators::mapToOne, bounded),
				stream("stream-map-to-many", StreamOperators::mapToMany, bounded),
				stream("stream-pipeline", StreamOperators::pipeline, bounded));
	}

	private static Workload stream(String name, OnNumbers<StreamOperators> operator, ItemFlow flow) {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, onNumbers(new LoopStream(), operator));
		styles.put(Style.STREAMS, onNumbers(new JavaStream(), operator));
		styles.put(Style.BARE, onNumbers(new BareStream(), operator));
		styles.put(Style.REACTOR, onNumbers(new ReactorStream(), operator));
		styles.put(Style.RXJAVA, onNumbers(new RxJavaStream(), operator));
		styles.put(Style.MUTINY, onNumbers(new MutinyStream(), operator));
		return new Workload(name, OPERATORS, "number", STREAM, Outcome::taken, flow, null, styles);
	}

	private static Workload handOff() {
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, onNumbers(null, (none, numbers) -> HandOffs.pool(numbers)));
		styles.put(Style.VIRTUAL, onNumbers(null, (none, numbers) -> HandOffs.virtual(numbers)));
		styles.put(Style.REACTOR, onNumbers(null, (none, numbers) -> HandOffs.reactor(numbers)));
		styles.put(Style.RXJAVA, onNumbers(null, (none, numbers) -> HandOffs.rxJava(numbers)));
		styles.put(Style.MUTINY, onNumbers(null, (none, numbers) -> HandOffs.mutiny(numbers)));
		return new Workload("stream-hand-off", OPERATORS, "number", HAND_OFF, Outcome::taken,
				ItemFlow.handedOff(HandOffs.ROOM), null, styles);
	}

	private static <T> Preparation onNumbers(T style, OnNumbers<T> operator) {
		return (sources) -> () -> operator.run(style, sources.numbers().anew());
	}

	private interface OnNumbers<T> {

		Outcome run(T style, Numbers numbers) throws Exception;

	}

}
