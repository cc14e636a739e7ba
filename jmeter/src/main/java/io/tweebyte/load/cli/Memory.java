package io.tweebyte.load.cli;

import java.io.IOException;

import io.tweebyte.load.plan.LoadPreset;
import io.tweebyte.load.plan.RunOrder;
import io.tweebyte.measuring.machine.Hardware;

/** How many backends fit into the machine's memory. */
final class Memory {

	private static final long PAIR = 2;

	private static final int SERVICES = 4;

	/** What a service's JVM takes beside its heap. */
	private static final long BESIDES_HEAP_MIB = 230;

	/** PostgreSQL, JMeter, this command and a reserve. */
	private static final long OTHERS_MIB = 2500;

	private Memory() {
	}

	/**
	 * Decides how many backends of a run are up at the same time: all, without a second
	 * set of the first one's services where memory does not suffice for it, or two where
	 * it does not suffice for more. On a system that does not tell, all are.
	 * @throws IllegalArgumentException when two do not fit
	 */
	static RunOrder plan(RunOrder order) throws IOException {
		return plan(order, available());
	}

	static RunOrder plan(RunOrder order, long available) {
		if (order.ownTwin() && needed(order, atOnce(order)) > available) {
			return plan(order.withOwnTwin(false), available);
		}
		long all = atOnce(order);
		if (all > PAIR && needed(order, all) > available) {
			require(order, PAIR, available);
			return order.inPairs();
		}
		require(order, all, available);
		return order;
	}

	/**
	 * Refuses what does not fit with all backends up at the same time.
	 * @throws IllegalArgumentException when it does not fit
	 */
	static void require(RunOrder order) throws IOException {
		require(order, atOnce(order), available());
	}

	private static void require(RunOrder order, long atOnce, long available) {
		if (needed(order, atOnce) > available) {
			throw new IllegalArgumentException(
					"%d backends at once with a heap of %s per service need %d MiB of memory, and %d are available. "
						.formatted(atOnce, order.heap(), needed(order, atOnce), available)
							+ "Name fewer with --backends, or a smaller --heap.");
		}
	}

	private static long atOnce(RunOrder order) {
		long started = order.allSpecs().stream().filter((spec) -> spec.setup().isPresent()).count();
		return order.preset().equals(LoadPreset.PAPER.label()) ? Math.min(1, started) : started;
	}

	private static long needed(RunOrder order, long atOnce) {
		return OTHERS_MIB + atOnce * SERVICES * (order.heapMebibytes() + BESIDES_HEAP_MIB);
	}

	private static long available() throws IOException {
		return Hardware.availableMebibytes().orElse(Long.MAX_VALUE);
	}

}
