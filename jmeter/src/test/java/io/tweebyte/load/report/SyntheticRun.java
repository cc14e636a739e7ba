package io.tweebyte.load.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.CellResult.Usage;
import io.tweebyte.load.Conditions;
import io.tweebyte.load.Contender;
import io.tweebyte.load.Environment;
import io.tweebyte.load.Limits;
import io.tweebyte.load.LoadModel;
import io.tweebyte.load.Purpose;
import io.tweebyte.load.RunRecord;
import io.tweebyte.load.Scenario;
import io.tweebyte.load.StaticFigures;
import io.tweebyte.load.Timing;
import io.tweebyte.load.Via;
import io.tweebyte.load.stats.CellFigures;
import io.tweebyte.load.stats.CpuLaw;
import io.tweebyte.load.stats.LittlesLaw;
import io.tweebyte.load.stats.Range;
import io.tweebyte.load.stats.Window;

/**
 * A run that was never made, as it might have come out: a backend has a capacity and a
 * latency below it, and repeats scatter by some percent.
 */
final class SyntheticRun {

	/** Enough to see all of a page. */
	static final List<Scenario> SOME = List.of(Scenario.USER_SUMMARY, Scenario.USER_TWEETS);

	static final List<Integer> LEVELS = List.of(10, 50, 100);

	static final int REPEATS = 5;

	private static final int SECONDS = 30;

	static final Timing TIMING = new Timing(Duration.ofSeconds(1), Duration.ofSeconds(10), Duration.ofSeconds(SECONDS));

	private static final int RATE = 100;

	private static final double MEBIBYTE = 1024 * 1024;

	private static final int CORES = 2;

	private final Random random = new Random(11);

	private final List<CellResult> cells = new ArrayList<>();

	private final Path folder;

	private SyntheticRun(Path folder) {
		this.folder = folder;
	}

	/**
	 * Writes a complete run with A/A cells, open cells, an overload cell, and one cell
	 * that does not count.
	 */
	static Path write(Path folder, List<Scenario> scenarios) throws IOException {
		SyntheticRun run = new SyntheticRun(folder);
		for (Scenario scenario : scenarios) {
			for (int repeat = 1; repeat <= REPEATS; repeat++) {
				for (Contender contender : Contender.values()) {
					for (int level : LEVELS) {
						run.add(new Cell(contender, scenario, LoadModel.CLOSED, level, Purpose.COMPARISON, repeat));
					}
					run.add(new Cell(contender, scenario, LoadModel.OPEN, RATE, Purpose.COMPARISON, repeat));
				}
			}
			run.add(new Cell(Contender.ASYNC, scenario, LoadModel.OPEN, RATE * 20, Purpose.OVERLOAD, 1));
		}
		run.add(new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, 50, Purpose.SAME_AGAIN, 1));
		run.add(new Cell(Contender.ASYNC, Scenario.USER_SUMMARY, LoadModel.CLOSED, 50, Purpose.SAME_AGAIN, 2));
		run.spoil(3, "postgres died during the cell");
		run.mark(5, "the generator took 43 % of the machine");
		write(folder, new RunRecord("paper", 42, "small", TIMING, Via.GATEWAY, RunRecord.State.COMPLETE, environment(),
				List.of(), Optional.of(2143.0), statics(), run.cells));
		return folder;
	}

	static void write(Path folder, RunRecord record) throws IOException {
		Files.createDirectories(folder);
		Files.writeString(folder.resolve("result.json"), new JsonMapper().writeValueAsString(record));
	}

	static Environment environment() {
		return new Environment(Instant.parse("2026-11-21T15:24:20Z"), "9a96d3a5f403", "25.0.3+9-LTS (Eclipse Adoptium)",
				List.of("-Xmx256m", "-XX:+UseSerialGC"), List.of("-Xms512m", "-Xmx512m"),
				new Limits(new TreeMap<>(Map.of("tweebyte.time.request", "60s"))), CORES, "Linux 6.18 amd64",
				Map.of("user-summary", "1d5d117a40ed8dc56e9600cadbeb1631f267479f5bea1e143e5269943939e741"), Map.of(),
				"AMD EPYC 7B13, 8 GiB");
	}

	/**
	 * A cell that counts.
	 * @param cpu CPU time a request of the user service, in milliseconds; the generator's
	 * is half of it
	 */
	static CellResult cell(Cell cell, double throughput, double latency, double cpu) {
		CellFigures figures = new CellFigures((int) (throughput * SECONDS), 0, Map.of(), throughput, latency,
				latency * 0.9, latency * 1.6, latency * 3, latency * 5, latency * 9,
				new Range(cell.level(), cell.level()), new LittlesLaw(cell.level(), throughput, latency, 0.3), 700);
		Map<String, Usage> usage = new LinkedHashMap<>();
		usage.put("gateway", usage(cpu * 0.5, 40));
		cell.scenario()
			.servers()
			.forEach((service) -> usage.put(service.label(), usage(cpu / cell.scenario().servers().size(), 60)));
		usage.put("postgres", usage(cpu * 0.2, 0));
		usage.put("jmeter", usage(cpu / 2, 0));
		double all = usage.values().stream().mapToDouble(Usage::cpuPerRequest).sum();
		return new CellResult(cell, Optional.of(new Window(0, SECONDS * 1000)), Optional.of(figures), usage,
				Optional.of(new CpuLaw(throughput, all, CORES)),
				Optional.of(new Conditions(10, true, Optional.empty(), 1.2, 2.5, 0.01, 0.4, 0.02, 0, 0.012)), 0.3, 0.02,
				List.of(), List.of(), List.of());
	}

	private void add(Cell cell) throws IOException {
		double cost = 1 + 0.8 * cell.scenario().ordinal();
		double factor = switch (cell.contender()) {
			case ASYNC -> 1;
			case ASYNC_VIRTUAL -> 0.97;
			case REACTIVE -> (cell.scenario().ordinal() == 3) ? 1.7 : 0.7;
		};
		double cpu = cost * factor * scatter();
		double capacity = 1000 / cpu * 0.8;
		double bare = 4 * cost * factor;
		double reached = (cell.model() == LoadModel.OPEN) ? Math.min(cell.level(), capacity)
				: Math.min(cell.level() / bare * 1000, capacity);
		double throughput = reached * scatter();
		double latency = (cell.model() == LoadModel.OPEN) ? bare * 1.3 * scatter() : cell.level() / throughput * 1000;
		this.cells.add(cell(cell, throughput, latency, cpu));
		files(cell, throughput, latency, cpu);
	}

	private void spoil(int place, String reason) {
		CellResult cell = this.cells.get(place);
		this.cells.set(place,
				new CellResult(cell.cell(), cell.window(), cell.figures(), cell.usage(), cell.cpuLaw(),
						cell.conditions(), cell.generatorShare(), cell.strangersShare(), List.of(reason), List.of(),
						List.of()));
	}

	private void mark(int place, String reason) {
		CellResult cell = this.cells.get(place);
		this.cells.set(place,
				new CellResult(cell.cell(), cell.window(), cell.figures(), cell.usage(), cell.cpuLaw(),
						cell.conditions(), cell.generatorShare(), cell.strangersShare(), List.of(), List.of(reason),
						List.of("not warm")));
	}

	private double scatter() {
		return 1 + this.random.nextGaussian() * 0.03;
	}

	private void files(Cell cell, double throughput, double latency, double cpu) throws IOException {
		Path cells = Files.createDirectories(this.folder.resolve("cells").resolve(cell.name()));
		List<String> seconds = new ArrayList<>(List
			.of("second,requests,errors,mean_ms,p50_ms,p90_ms,p99_ms,cpu_gateway,heap_gateway,cpu_user,heap_user,cpu_jmeter"));
		for (int second = -10; second < SECONDS; second++) {
			double slow = (second < 0) ? 1 - second / 15.0 : 1;
			double rate = throughput / slow * scatter();
			seconds.add("%d,%.0f,0,%.1f,%.0f,%.0f,%.0f,%.3f,%.1f,%.3f,%.1f,%.3f".formatted(second, rate, latency * slow,
					latency * slow, latency * 1.6 * slow * scatter(), latency * 3 * slow, rate * cpu / 3000,
					40 + 30 * ((second + 10) % 7) / 7.0, rate * cpu / 1000, 60 + 50 * ((second + 10) % 9) / 9.0, 0.4));
		}
		Files.write(cells.resolve("seconds.csv"), seconds);
		List<String> latencies = new ArrayList<>(List.of("percent,ms"));
		for (double percent : new double[] { 0.5, 1, 10, 25, 50, 75, 90, 95, 99, 99.5, 99.9, 99.95, 99.99, 100 }) {
			latencies.add("%s,%.0f".formatted(percent, latency * (0.5 + 0.8 * Axis.nines(Math.min(percent, 99.995)))));
		}
		Files.write(cells.resolve("latencies.csv"), latencies);
	}

	private static Usage usage(double cpu, double heap) {
		return new Usage(cpu, mebibytes(heap), mebibytes(heap * 1.8), mebibytes(heap * 0.6), some(heap, 45),
				some(heap, 310), some(heap, 2), some(heap, 90 * 1024));
	}

	/** Of a process with a heap. */
	private static Optional<Double> some(double heap, double number) {
		return (heap == 0) ? Optional.empty() : Optional.of(number);
	}

	private static Optional<Double> mebibytes(double number) {
		return (number == 0) ? Optional.empty() : Optional.of(number * MEBIBYTE);
	}

	private static List<StaticFigures> statics() {
		List<StaticFigures> statics = new ArrayList<>();
		for (Contender contender : Contender.values()) {
			for (String service : List.of("gateway", "user", "tweet", "interaction")) {
				double factor = (contender == Contender.REACTIVE) ? 0.75 : 1;
				statics.add(new StaticFigures(contender, service, 4200 * factor, 48 * MEBIBYTE * factor,
						230 * MEBIBYTE * factor, 61e6 * factor, 15_300 * factor));
			}
		}
		return statics;
	}

}
