package io.tweebyte.lab.pressure;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;

import tools.jackson.databind.json.JsonMapper;

/** Runs one style in a JVM of its own, whose heap may be too small for it. */
public final class PressureProbe {

	private PressureProbe() {
	}

	/**
	 * Takes the place of a style, for how many milliseconds the source makes items, and
	 * the bytes of an item, and prints a record as JSON.
	 */
	public static void main(String[] arguments) throws Exception {
		PressuredStyle style = PressuredStyle.all().get(Integer.parseInt(arguments[0]));
		FastSource source = new FastSource(Duration.ofMillis(Long.parseLong(arguments[1])),
				Integer.parseInt(arguments[2]));
		style.run().of(source);
		System.out.println(new JsonMapper().writeValueAsString(new Confined(source.ledger(style), heap())));
		// threads of some libraries are no daemons
		System.exit(0);
	}

	/** Returns the bytes of heap that were used at most. */
	private static long heap() {
		return ManagementFactory.getMemoryPoolMXBeans()
			.stream()
			.filter((pool) -> pool.getType() == MemoryType.HEAP)
			.map(MemoryPoolMXBean::getPeakUsage)
			.mapToLong((peak) -> peak.getUsed())
			.sum();
	}

}
