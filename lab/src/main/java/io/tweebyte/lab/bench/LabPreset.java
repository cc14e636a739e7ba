package io.tweebyte.lab.bench;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.messages.Runs;
import io.tweebyte.lab.work.Style;

/** How much is measured. */
public enum LabPreset {

	/** Does all of it work? */
	SMOKE(List.of("single-pipeline", "stream-pipeline", "group-words", "csv-characters-node", "call-fan-out",
			"message-receive-waiting"), 1, 1, 1, Duration.ofMillis(200), new Runs(1, 1), false),

	/** Indicates: its warm-up is too short to leave out the JIT compiler. */
	QUICK(List.of("single-map", "stream-filter", "stream-pipeline", "stream-hand-off", "biggest-word",
			"csv-characters"), 8, 3, 1, Duration.ofMillis(500), Runs.FEW, false),

	/** All workloads, as long as a night. */
	FULL(Workloads.all().stream().map(Workload::name).toList(), 20, 5, 5, Duration.ofSeconds(1), new Runs(10, 5), true);

	private final List<String> workloads;

	private final int rounds;

	private final int warmUps;

	private final int iterations;

	private final Duration iteration;

	private final Runs records;

	private final boolean allowsClaims;

	LabPreset(List<String> workloads, int rounds, int warmUps, int iterations, Duration iteration, Runs records,
			boolean allowsClaims) {
		this.workloads = workloads;
		this.rounds = rounds;
		this.warmUps = warmUps;
		this.iterations = iterations;
		this.iteration = iteration;
		this.records = records;
		this.allowsClaims = allowsClaims;
	}

	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * Returns the cells of workloads, all of the preset for none; the first style of each
	 * is among them twice.
	 */
	public List<Cell> cells(List<String> chosen) {
		return (chosen.isEmpty() ? this.workloads : chosen).stream()
			.distinct()
			.map(Workloads::named)
			.flatMap((workload) -> {
				Stream<Cell> styles = workload.styles()
					.keySet()
					.stream()
					.map((style) -> new Cell(workload.name(), style, false));
				return Stream.concat(styles, Stream.of(again(workload.name(), workload.first())));
			})
			.toList();
	}

	private static Cell again(String workload, Style style) {
		return new Cell(workload, style, true);
	}

	/** Returns how often each cell is measured, each time in another JVM. */
	public int rounds() {
		return this.rounds;
	}

	public int warmUps() {
		return this.warmUps;
	}

	public int iterations() {
		return this.iterations;
	}

	public Duration iteration() {
		return this.iteration;
	}

	/**
	 * Returns how often each JVM sends or receives records, which cannot be repeated for
	 * a time.
	 */
	public Runs records() {
		return this.records;
	}

	/**
	 * Returns whether differences can be claimed; otherwise they are indicated at most.
	 */
	public boolean allowsClaims() {
		return this.allowsClaims;
	}

}
