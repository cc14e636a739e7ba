package io.tweebyte.load.watch;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import io.tweebyte.load.stats.Series;

/**
 * Reads every process once a second until it is closed, and keeps each reading with the
 * time it was really taken.
 */
public class Watcher implements AutoCloseable {

	private final List<Watched> processes;

	private final Map<String, Observation> observations = new LinkedHashMap<>();

	private final Series machine = new Series();

	private final CpuClock clock = new CpuClock();

	private final Machine cores = new Machine();

	private final Metrics metrics = new Metrics();

	private final PrintWriter file;

	private final ScheduledExecutorService scheduler = Executors
		.newSingleThreadScheduledExecutor(Thread.ofPlatform().name("watcher").daemon().factory());

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
		this.scheduler.scheduleAtFixedRate(this::read, 0, 1, TimeUnit.SECONDS);
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
	 * Takes a last reading and stops.
	 * @throws IOException when a reading could not be written to the file
	 */
	@Override
	public void close() throws IOException {
		this.scheduler.execute(this::read);
		this.scheduler.shutdown();
		try {
			this.scheduler.awaitTermination(5, TimeUnit.SECONDS);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
		this.file.close();
		if (this.file.checkError()) {
			throw new IOException("The readings of the processes could not be written: is the disk full?");
		}
	}

	private void read() {
		this.cores.busyMillis().ifPresent((millis) -> note("machine", "cpu_ms", this.machine, millis));
		for (Watched process : this.processes) {
			Observation observation = this.observations.get(process.name());
			this.clock.millis(process).ifPresent((millis) -> note(process.name(), "cpu_ms", observation.cpu(), millis));
			process.metrics()
				.map(this.metrics::heapUsed)
				.ifPresent((used) -> used
					.ifPresent((bytes) -> note(process.name(), "heap_bytes", observation.heap(), bytes)));
		}
	}

	private void note(String process, String quantity, Series series, double value) {
		long now = System.currentTimeMillis();
		series.add(now, value);
		this.file.println(now + "," + process + "," + quantity + "," + Math.round(value));
	}

}
