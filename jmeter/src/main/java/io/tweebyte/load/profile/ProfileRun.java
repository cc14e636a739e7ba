package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.judge.BlockRounds;
import io.tweebyte.load.judge.RunJudge;
import io.tweebyte.load.judge.RunResult;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.record.Conditions;
import io.tweebyte.load.record.RunRecord;
import io.tweebyte.load.record.RunStore;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.record.StartRecord;
import io.tweebyte.load.record.WarmUpRecord;
import io.tweebyte.load.record.WorkRecord;
import io.tweebyte.load.run.RoundRunner;
import io.tweebyte.load.run.RunProgress;
import io.tweebyte.load.run.SliceMeter;
import io.tweebyte.load.run.WarmUp;
import io.tweebyte.load.run.WorkCounter;
import io.tweebyte.measuring.profile.JvmProfile;
import io.tweebyte.measuring.profile.JvmRecording;
import io.tweebyte.measuring.profile.RecordingReader;
import io.tweebyte.measuring.profile.TimeSpan;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * Warms backends up, and records their JVMs during rounds of slices.
 *
 * @param order with one scenario and one number of users
 * @param rounds how many are recorded
 */
public record ProfileRun(RunOrder order, Conditions conditions, int rounds, RunStore store, RunProgress progress) {

	/** Of each service's JVM, for whole stacks and exact places. */
	public static final List<String> FLAGS = JvmRecording.FLAGS;

	/** Rounds without recordings, which tell whether these distort. */
	private static final int MOST_PLAIN = 10;

	/** Begins of recordings, which cost more than what follows. */
	private static final int FIRST = 2;

	/** Returns how many rounds there are after the warm-up, for an estimate of time. */
	public static int all(int rounds) {
		return plain(rounds) + FIRST + rounds;
	}

	private Block block() {
		return this.order.blocks().getFirst();
	}

	private static int plain(int rounds) {
		return Math.min(MOST_PLAIN, rounds / 2);
	}

	/**
	 * Profiles backends that are up.
	 * @throws IOException when a process has ended
	 * @throws SQLException when PostgreSQL does not count
	 * @throws InterruptedException when the run is interrupted
	 */
	public Profile run(RunningBackends backends, SliceSender sender)
			throws IOException, SQLException, InterruptedException {
		long begin = System.nanoTime();
		try (SliceMeter meter = new SliceMeter(backends, sender)) {
			RoundRunner runner = new RoundRunner(1, this.order, meter, this.store);
			WarmUpRecord warmUp = warmUp(runner);
			List<WorkRecord> work = new WorkCounter(backends, sender).count(1, block());
			int count = plain(this.rounds);
			List<SliceRecord> plain = rounds(runner, "without recordings", 1, count, Phase.MEASURED);
			try (Recordings recordings = Recordings.start(backends.all())) {
				rounds(runner, "recordings begin", 1, FIRST, Phase.WARM_UP);
				List<SliceRecord> recorded = rounds(runner, "with recordings", count + 1, this.rounds, Phase.MEASURED);
				Map<String, Map<String, Path>> files = recordings
					.stop(Files.createDirectories(this.store.folder().resolve("recordings")));
				StartRecord start = StartRecord.of(1, begin, List.of(warmUp), StartRecord.stopped(recorded));
				RunResult result = RunJudge.of(new RunRecord(this.order, this.conditions, List.of(start), List.of()),
						recorded, work);
				return profile(result, recorded, plain, files);
			}
		}
	}

	private WarmUpRecord warmUp(RoundRunner runner) throws IOException, InterruptedException {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(this.order.warmUpSeconds());
		WarmUpRecord warm = new WarmUp().run(block().users(), this.order.warmUpSeconds(), (round, isWarm) -> {
			this.progress.working("warm-up, round " + round);
			return (System.nanoTime() < end && !isWarm.test(block().name()))
					? runner.run(block(), round, Phase.WARM_UP, runner.rotation().warmUp(block().name(), round))
					: List.of();
		});
		this.progress.say(warm.line());
		return warm;
	}

	private List<SliceRecord> rounds(RoundRunner runner, String what, int first, int count, Phase phase)
			throws IOException, InterruptedException {
		List<SliceRecord> slices = new ArrayList<>();
		for (int round = first; round < first + count; round++) {
			this.progress.working("%s, round %d of %d".formatted(what, round - first + 1, count));
			slices.addAll(runner.run(block(), round, phase, runner.rotation().measured(block().name(), round)));
		}
		this.progress.say("%d rounds %s".formatted(count, what));
		return slices;
	}

	private Profile profile(RunResult result, List<SliceRecord> recorded, List<SliceRecord> plain,
			Map<String, Map<String, Path>> files) throws IOException {
		BlockRounds counted = new BlockRounds(recorded, block().name());
		List<BackendProfile> profiles = new ArrayList<>();
		for (String label : this.order.labels()) {
			this.progress.working("reading the recordings of " + label);
			List<SliceRecord> own = counted.counted(label);
			if (own.isEmpty()) {
				throw new IOException("No slice of %s counts: %s".formatted(label, counted.exclusions()));
			}
			RecordingReader reader = new RecordingReader(own.stream().map(ProfileRun::span).toList());
			Map<String, JvmProfile> processes = new TreeMap<>();
			for (Map.Entry<String, Path> file : files.getOrDefault(label, Map.of()).entrySet()) {
				processes.put(file.getKey(), reader.read(file.getValue()));
			}
			result.costs()
				.stream()
				.filter((cost) -> cost.backend().equals(label))
				.forEach((cost) -> profiles.add(BackendProfile.of(cost, processes)));
		}
		return new Profile(result, profiles, before(new BlockRounds(plain, block().name())));
	}

	private static TimeSpan span(SliceRecord slice) {
		Instant begin = slice.around().begin();
		return new TimeSpan(begin, begin.plus((long) (slice.around().millis() * 1e3), ChronoUnit.MICROS));
	}

	private Map<String, PairedRatio> before(BlockRounds plain) {
		Map<String, PairedRatio> ratios = new TreeMap<>();
		this.order.labels()
			.stream()
			.skip(1)
			.forEach((label) -> plain.ratio(label, this.order.labels().getFirst(), this.order.seed())
				.ifPresent((ratio) -> ratios.put(label, ratio)));
		return ratios;
	}

}
