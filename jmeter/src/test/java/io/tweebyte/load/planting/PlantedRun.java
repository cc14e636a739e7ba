package io.tweebyte.load.planting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.backend.LocalBackends;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.cli.Generators;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.judge.SimulatedRun;
import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.report.RunReport;
import io.tweebyte.load.run.LoadSession;
import io.tweebyte.load.run.RunProgress;

/**
 * A run of the preset quick, with fewer scenarios and data, of two backends that are the
 * same: something is planted in the second one as soon as its warm-up has ended.
 */
public final class PlantedRun {

	/** The backend that stays as it is. */
	public static final String REFERENCE = "async";

	/** The same with its default written out, hence another name. */
	public static final String PLANTED = "async:gateway";

	private static final long SEED = 11;

	/** Longer than that of the preset: what is planted is a share of a warm request. */
	private static final int WARM_UP_SECONDS = 150;

	/** Rounds at the end of the warm-up, from which costs are taken. */
	private static final int LAST_ROUNDS = 5;

	private static final double NANOS_PER_MILLI = 1e6;

	private final RigFiles files;

	private final Workspace workspace;

	private final Path folder;

	private final RunOrder order;

	private final RunStore store;

	private final Plant plant;

	private final List<Double> planted = new ArrayList<>();

	private RunningBackends backends;

	/**
	 * @param name of the folder below {@code target/plantings}
	 * @param plant is called in each start after the warm-up
	 */
	public PlantedRun(String name, int starts, int seconds, List<String> scenarios, Plant plant) throws IOException {
		Path all = Path.of("target", "plantings").toAbsolutePath();
		this.workspace = new Workspace(Path.of("..").toAbsolutePath().normalize(), all.resolve("state"));
		this.files = new RigFiles(this.workspace);
		this.folder = Files.createDirectories(all.resolve(name + "-" + System.currentTimeMillis()));
		RunOrder quick = LoadPreset.QUICK.order(SEED);
		this.order = new RunOrder(quick.preset(), List.of(REFERENCE, PLANTED), scenarios, quick.users(), starts,
				seconds, WARM_UP_SECONDS, "tiny", quick.heap(), quick.seed());
		this.store = new RunStore(this.folder);
		this.plant = plant;
	}

	/** Runs, and writes the report. */
	public RunResult run() throws IOException, SQLException, InterruptedException {
		LocalBackends source = new LocalBackends(new RigFiles(this.workspace), this.order, this.folder,
				System.out::println, List.of(PlantingAgent.flag(this.folder)));
		source.prepare();
		RunRecord record = new RunRecord(this.order, new SimulatedRun(1, 1, "follow").run().conditions(), List.of(),
				List.of());
		try (LoadSession session = new LoadSession(this.store, record, (start) -> {
			this.backends = source.start(start);
			return this.backends;
		}, new Generators(this.files, this.folder, this.order), new Progress())) {
			session.run(System.nanoTime());
		}
		RunResult result = RunReport.write(this.store);
		RunReport.lines(result).forEach(System.out::println);
		return result;
	}

	/** Returns all slices so far. */
	public List<SliceRecord> slices() throws IOException {
		return this.store.slices();
	}

	/**
	 * Lets each request for a summary use more CPU in the planted backend's user service.
	 * @param share of what the request costs in all processes of the reference
	 */
	public void burn(double share) throws IOException {
		List<SliceRecord> warm = slices().stream()
			.filter((slice) -> slice.phase() == Phase.WARM_UP && slice.backend().equals(REFERENCE)
					&& slice.block().startsWith("user-summary"))
			.toList();
		double millis = warm.subList(Math.max(0, warm.size() - LAST_ROUNDS), warm.size())
			.stream()
			.mapToDouble(SliceRecord::cost)
			.average()
			.orElseThrow();
		System.out.printf("planted: %.3f ms of %.3f ms%n", share * millis, millis);
		this.planted.add(share * millis);
		Planting.burn(this.folder, pid("user"), (long) (share * millis * NANOS_PER_MILLI));
	}

	/** Returns what was planted into each request, as the mean of all starts, in ms. */
	public double planted() {
		return this.planted.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
	}

	/** Lets one of so many requests for a summary fail in the planted backend. */
	public void fail(long one) throws IOException {
		Planting.fail(this.folder, pid("user"), one);
	}

	/** Returns the id of a process of the planted backend. */
	public long pid(String process) {
		return this.backends.all()
			.stream()
			.filter((backend) -> backend.label().equals(PLANTED))
			.flatMap((backend) -> backend.target().processes().stream())
			.filter((watched) -> watched.name().equals(process))
			.findFirst()
			.orElseThrow()
			.pid();
	}

	/** Plants something. */
	public interface Plant {

		void in(PlantedRun run) throws Exception;

	}

	private final class Progress implements RunProgress {

		@Override
		public void say(String line) {
			System.out.println(line);
			if (line.contains(": measuring after")) {
				try {
					PlantedRun.this.plant.in(PlantedRun.this);
				}
				catch (Exception ex) {
					throw new IllegalStateException("Nothing is planted", ex);
				}
			}
		}

		@Override
		public void working(String what) {
			// no terminal
		}

	}

}
