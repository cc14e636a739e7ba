package io.tweebyte.load.watch;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.stats.Series;

/**
 * Reads every process once a second until it is closed, and what services tell of
 * themselves every other second. Each reading is kept with the time it was really taken.
 */
public class Watcher implements AutoCloseable {

	/** What services tell moves slowly, and asking them is the dearest of all. */
	private static final int SERVICES_SECONDS = 2;

	private static final int LOOKS = 5;

	private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

	private static final double NANOS_A_MILLI = 1_000_000;

	private final List<Watched> processes;

	private final Map<String, Observation> observations = new LinkedHashMap<>();

	private final Series machine = new Series();

	private final Series drift = new Series();

	private final CpuClock clock = new CpuClock();

	private final Machine cores = new Machine();

	private final Metrics metrics = new Metrics();

	private final PrintWriter file;

	private final ScheduledExecutorService scheduler = Executors
		.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("watcher").daemon().factory());

	/**
	 * Services answer late when they are busy, which must not hold up the clocks.
	 */
	private final ScheduledExecutorService slow = Executors
		.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("metrics").daemon().factory());

	/**
	 * Starts watching.
	 * @param processes by different names
	 * @param file takes every reading as a line of CSV
	 * @throws IOException when the file cannot be written
	 */
	public Watcher(List<Watched> processes, Path file) throws IOException {
		this.processes = List.copyOf(processes);
		processes.forEach((process) -> this.observations.put(process.name(), new Observation()));
		this.file = new PrintWriter(Files.newBufferedWriter(file));
		this.file.println("millis,process,quantity,value");
		this.scheduler.scheduleAtFixedRate(this::readClocks, 0, 1, TimeUnit.SECONDS);
		this.slow.scheduleAtFixedRate(this::readServices, 0, SERVICES_SECONDS, TimeUnit.SECONDS);
	}

	/**
	 * What was read, by the processes' names; complete only after {@link #close()}.
	 */
	public Map<String, Observation> observations() {
		return this.observations;
	}

	/**
	 * CPU time of the whole machine in milliseconds; complete only after
	 * {@link #close()}.
	 */
	public Series machine() {
		return this.machine;
	}

	/**
	 * By how much the machine's clock was ahead of one that is never set, in
	 * milliseconds; complete only after {@link #close()}.
	 */
	public Series clock() {
		return this.drift;
	}

	/**
	 * Takes a last reading and stops.
	 * @throws IOException when a reading could not be written to the file
	 */
	@Override
	public void close() throws IOException {
		this.scheduler.execute(this::readClocks);
		this.slow.execute(this::readServices);
		stop(this.scheduler);
		stop(this.slow);
		this.clock.close();
		synchronized (this.file) {
			this.file.close();
		}
		if (this.file.checkError()) {
			throw new IOException("The readings of the processes could not be written: is the disk full?");
		}
	}

	private static void stop(ScheduledExecutorService reader) {
		reader.shutdown();
		try {
			reader.awaitTermination(5, TimeUnit.SECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

	private void readClocks() {
		noteDrift();
		note("machine", "cpu_ms", this.machine, this.cores.busyMillis());
		for (Watched process : this.processes) {
			Series cpu = this.observations.get(process.name()).cpu();
			OptionalDouble millis = this.clock.millis(process);
			// A child that ends between two looks is in neither of them for a moment.
			if (millis.isPresent() && millis.getAsDouble() >= cpu.last().orElse(0)) {
				note(process.name(), "cpu_ms", cpu, millis);
			}
		}
	}

	/** A thread that had to wait between the two clocks looks again. */
	private void noteDrift() {
		for (int look = 0; look < LOOKS; look++) {
			long before = System.nanoTime();
			long wall = System.currentTimeMillis();
			long steady = System.nanoTime();
			if (steady - before < SHORT_NANOS) {
				this.drift.add(wall, wall - steady / NANOS_A_MILLI);
				return;
			}
		}
	}

	private void readServices() {
		for (Watched process : this.processes) {
			process.metrics()
				.map(ServiceReading::address)
				.flatMap(this.metrics::read)
				.map(ServiceReading::of)
				.ifPresent((reading) -> note(process.name(), reading));
		}
	}

	private void note(String process, ServiceReading reading) {
		Observation observation = this.observations.get(process);
		note(process, "heap_bytes", observation.heap(), reading.heap());
		note(process, "heap_after_gc_bytes", observation.heapAfterGc(), reading.heapAfterGc());
		note(process, "threads", observation.threads(), reading.threads());
		note(process, "gc_ms", observation.gc(), reading.gcMillis());
		note(process, "pool_waits", observation.poolWaits(), reading.poolWaits());
		note(process, "allocated_bytes", observation.allocated(), reading.allocated());
	}

	private void note(String process, String quantity, Series series, OptionalDouble value) {
		if (value.isEmpty()) {
			return;
		}
		long now = System.currentTimeMillis();
		series.add(now, value.getAsDouble());
		synchronized (this.file) {
			this.file.println(now + "," + process + "," + quantity + "," + Math.round(value.getAsDouble()));
		}
	}

}
