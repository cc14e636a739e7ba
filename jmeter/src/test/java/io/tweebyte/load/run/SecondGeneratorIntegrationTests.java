package io.tweebyte.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.backend.LocalBackends;
import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.RunningBackends;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.PlanVariables;
import io.tweebyte.load.jmeter.SliceSender;
import io.tweebyte.load.jmeter.SlicedLoad;
import io.tweebyte.load.judge.BlockRounds;
import io.tweebyte.load.plan.Block;
import io.tweebyte.load.plan.RigFiles;
import io.tweebyte.load.plan.Rotation;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.load.plan.Slot;
import io.tweebyte.load.record.SliceRecord;
import io.tweebyte.load.record.SliceRecord.Phase;
import io.tweebyte.load.run.SliceMeter.Measured;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.stats.PairedRatio;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

/**
 * One backend under wrk and under JMeter, in the same rotation: what the rig reports must
 * not depend on its load generator. Some 12 minutes.
 */
@Isolated
@EnabledIfSystemProperty(named = "tweebyte.plantings", matches = "true",
		disabledReason = "takes 12 minutes of a machine that does nothing else: -Dtweebyte.plantings=true")
class SecondGeneratorIntegrationTests {

	private static final String JMETER = "jmeter";

	private static final String WRK = "wrk";

	private static final int USERS = 10;

	private static final int ROUNDS = 40;

	private static final int SEED = 11;

	/** Of each slice, so that what the backend does without load is the same in both. */
	private static final int SECONDS = 3;

	private static final double TOLERANCE = 0.05;

	/** Of the CPU per request, that a process may take more or less of. */
	private static final double TOLERANCE_OF_SHARES = 0.03;

	/** Of a slice's time, that JMeter needs for its requests. */
	private static final double BUSY = 0.5;

	private static final Duration WARM_UP = Duration.ofSeconds(90);

	private final List<SliceRecord> slices = new ArrayList<>();

	@Test
	void agreesWithJMeter() throws Exception {
		Assumptions.assumeTrue(Wrk.isInstalled(), "wrk is not installed (Debian: apt-get install wrk)");
		Path all = Path.of("target", "plantings").toAbsolutePath();
		Path folder = Files.createDirectories(all.resolve("wrk-" + System.currentTimeMillis()));
		Workspace workspace = new Workspace(Path.of("..").toAbsolutePath().normalize(), all.resolve("state"));
		RunOrder order = new RunOrder("paper", List.of("async"), List.of("user-summary", "user-tweets"), List.of(USERS),
				1, 600, 60, "tiny", "256m", SEED);
		LocalBackends source = new LocalBackends(new RigFiles(workspace), order, folder, System.out::println,
				List.of());
		source.prepare();
		try (RunningBackends backends = source.start(1);
				SlicedLoad jmeter = generator(new RigFiles(workspace), order, backends.data(), folder)) {
			measure(order, backends.all().getFirst().target(), jmeter, new Wrk(backends.data(), SECONDS));
		}
		for (Block block : order.blocks()) {
			PairedRatio ratio = new BlockRounds(this.slices, block.name()).ratio(WRK, JMETER, SEED).orElseThrow();
			System.out.printf("%s: wrk/jmeter %.3f (%.3f to %.3f), %d rounds%n", block.name(), ratio.value(),
					ratio.interval().low(), ratio.interval().high(), ratio.rounds());
			assertThat(ratio.rounds()).isGreaterThan(ROUNDS / 2);
			assertThat(ratio.precision()).isLessThan(TOLERANCE);
			assertThat(allocated(block, WRK)).as("bytes allocated for %s", block.name())
				.isCloseTo(allocated(block, JMETER), withinPercentage(TOLERANCE * 100));
			assertThat(shares(block, WRK)).allSatisfy((process, share) -> assertThat(share).as(process)
				.isCloseTo(shares(block, JMETER).get(process), within(TOLERANCE_OF_SHARES)));
			// after the work, so that a failure is one of its cost alone
			assertThat(ratio.value()).as(block.name()).isBetween(1 - TOLERANCE, 1 + TOLERANCE);
		}
	}

	/** Returns what the JVMs allocate per request. */
	private double allocated(Block block, String generator) {
		return slices(block, generator).flatMap((slice) -> slice.use().values().stream())
			.mapToDouble(ProcessUse::allocated)
			.filter((bytes) -> !Double.isNaN(bytes))
			.sum() / slices(block, generator).mapToInt((slice) -> slice.load().requests()).sum();
	}

	/** Returns each process's part of the CPU per request. */
	private Map<String, Double> shares(Block block, String generator) {
		double all = slices(block, generator).mapToDouble(SliceRecord::work).sum();
		return slices(block, generator).flatMap((slice) -> slice.use().entrySet().stream())
			.collect(Collectors.groupingBy(Map.Entry::getKey,
					Collectors.summingDouble((process) -> process.getValue().work() / all)));
	}

	private Stream<SliceRecord> slices(Block block, String generator) {
		return this.slices.stream()
			.filter((slice) -> slice.block().equals(block.name()) && slice.backend().equals(generator));
	}

	private static SlicedLoad generator(RigFiles files, RunOrder order, Path data, Path folder) throws IOException {
		Map<String, Path> plans = new HashMap<>();
		order.acts().forEach((scenario) -> plans.put(scenario.label(), scenario.plan(files.plans())));
		return files.jmeter()
			.startSliced(files.driver(), plans, Map.of(), PlanVariables.properties(data, USERS), folder);
	}

	private void measure(RunOrder order, Target target, SlicedLoad jmeter, Wrk wrk) throws Exception {
		Rotation rotation = new Rotation(1, order.only(JMETER, WRK));
		try (SliceMeter byJMeter = new SliceMeter(FakeBackends.of(new RunningBackend(JMETER, target)),
				new Padded(jmeter));
				SliceMeter byWrk = new SliceMeter(FakeBackends.of(new RunningBackend(WRK, target)), wrk)) {
			Map<Block, Integer> requests = warmUp(order, target, jmeter);
			for (int round = 1; round <= ROUNDS; round++) {
				for (Block block : rotation.shuffled(order.blocks(), round)) {
					for (Slot slot : rotation.warmUp(block.name(), round)) {
						SliceMeter meter = slot.backend().equals(WRK) ? byWrk : byJMeter;
						add(block, round, slot.backend(), meter.send(slot.backend(), (variables) -> SliceRequest
							.counted(block.scenario().label(), USERS, requests.get(block), variables)));
					}
				}
			}
		}
	}

	/** Returns how many requests JMeter sends in the busy part of a slice. */
	private static Map<Block, Integer> warmUp(RunOrder order, Target target, SlicedLoad jmeter) throws IOException {
		Map<Block, Integer> requests = new HashMap<>();
		long end = System.nanoTime() + WARM_UP.toNanos();
		while (System.nanoTime() < end) {
			for (Block block : order.blocks()) {
				SliceResponse response = jmeter.run(SliceRequest.closed(block.scenario().label(), USERS, 1000,
						PlanVariables.variables(target.gateway())));
				requests.put(block, (int) (response.requests() / response.millis() * 1000 * SECONDS * BUSY));
			}
		}
		return requests;
	}

	private void add(Block block, int round, String generator, Measured measured) {
		assertThat(measured.load().failures()).isEmpty();
		assertThat(measured.load().drained()).as("%s sent all requests in time", generator).isTrue();
		this.slices.add(new SliceRecord(1, block.name(), round, Phase.MEASURED, 1, generator, false, measured.load(),
				measured.use(), measured.around(), null, null));
	}

	/** Waits after a slice until its time is over. */
	private record Padded(SliceSender sender) implements SliceSender {

		@Override
		public SliceResponse run(SliceRequest request) throws IOException {
			long end = System.nanoTime() + Duration.ofSeconds(SECONDS).toNanos();
			SliceResponse response = this.sender.run(request);
			try {
				Thread.sleep(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
			return response;
		}

		@Override
		public long pid() {
			return this.sender.pid();
		}

	}

}
