package io.tweebyte.load.cli;

import java.io.IOException;
import java.util.Locale;

import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.measuring.machine.Hardware;

/** Whether all processes of a run fit into the machine's memory. */
final class Memory {

	private static final int SERVICES = 4;

	/** What a service's JVM takes beside its heap. */
	private static final long BESIDES_HEAP_MIB = 230;

	/** PostgreSQL, JMeter, this command and a reserve. */
	private static final long OTHERS_MIB = 2500;

	private Memory() {
	}

	/**
	 * Refuses a run that does not fit; any run on a system that does not tell.
	 * @return what the run needs, in MiB
	 * @throws IllegalArgumentException when it does not fit
	 */
	static long require(RunOrder order) throws IOException {
		long started = order.specs().stream().filter((spec) -> spec.name().isPresent()).count();
		long atOnce = order.preset().equals(LoadPreset.PAPER.label()) ? 1 : started;
		long needed = OTHERS_MIB + atOnce * SERVICES * (mebibytes(order.heap()) + BESIDES_HEAP_MIB);
		long available = Hardware.availableMebibytes().orElse(Long.MAX_VALUE);
		if (needed > available) {
			throw new IllegalArgumentException(
					"%d backends at once with a heap of %s per service need %d MiB of memory, and %d are available. "
						.formatted(atOnce, order.heap(), needed, available)
							+ "Name two with --backends, or a smaller --heap.");
		}
		return needed;
	}

	static long mebibytes(String heap) {
		long number = Long.parseLong(heap.replaceAll("\\D", ""));
		return heap.toLowerCase(Locale.ROOT).endsWith("g") ? number << 10 : number;
	}

}
