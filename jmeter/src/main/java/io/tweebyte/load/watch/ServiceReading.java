package io.tweebyte.load.watch;

import java.net.URI;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What is read of a service once a second. It asks for these metrics alone: telling all
 * of them would cost the service more CPU time than watching may.
 *
 * @param heap in bytes
 * @param heapAfterGc in bytes, empty until there was a collection of all generations
 * @param threads live ones
 * @param gcMillis cumulative
 * @param poolWaits empty where there is no pool
 * @param allocated cumulative, in bytes; told at each collection
 */
record ServiceReading(OptionalDouble heap, OptionalDouble heapAfterGc, OptionalDouble threads, OptionalDouble gcMillis,
		OptionalDouble poolWaits, OptionalDouble allocated) {

	private static final String LIVE = "jvm_gc_live_data_size_bytes";

	private static final String THREADS = "jvm_threads_live_threads";

	private static final String PAUSES = "jvm_gc_pause_seconds";

	private static final String ALLOCATED = "jvm_gc_memory_allocated_bytes";

	/** By the names of the two kinds of pools. */
	private static final String[] WAITING = { "hikaricp_connections_pending", "r2dbc_pool_pending_connections" };

	private static final int MILLIS = 1000;

	/**
	 * The address that tells no more than is read here.
	 * @param metrics the address of all metrics
	 */
	static URI address(URI metrics) {
		return URI.create(metrics + "?includedNames="
				+ String.join(",", "jvm_memory_used_bytes", LIVE, THREADS, PAUSES, ALLOCATED, WAITING[0], WAITING[1]));
	}

	static ServiceReading of(String text) {
		OptionalDouble live = value(text, LIVE).stream().filter((bytes) -> bytes > 0).findFirst();
		// Without a pause so far there is no such line, and none has been.
		double pauses = Metrics.sum(text, (line) -> line.startsWith(PAUSES + "_sum")) * MILLIS;
		OptionalDouble first = value(text, WAITING[0]);
		return new ServiceReading(value(text, Metrics.HEAP), live, value(text, THREADS), OptionalDouble.of(pauses),
				first.isPresent() ? first : value(text, WAITING[1]), value(text, ALLOCATED));
	}

	private static OptionalDouble value(String text, String name) {
		Optional<String> any = text.lines().filter((line) -> line.startsWith(name)).findAny();
		return any.isEmpty() ? OptionalDouble.empty()
				: OptionalDouble.of(Metrics.sum(text, (line) -> line.startsWith(name)));
	}

}
