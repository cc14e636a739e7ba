package io.tweebyte.load;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import io.tweebyte.load.jmeter.Jtl;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.watch.MachineState;
import io.tweebyte.load.watch.Observation;

/**
 * All that was recorded of a cell.
 *
 * @param jtl what the generator saw
 * @param start where the window begins, empty when that was not found while it ran
 * @param observations what was read of each process, the generator among them
 * @param machine CPU time of the whole machine in milliseconds
 * @param liveHeaps heap in use after a collection by process, in bytes
 * @param served requests that the entry of the backend says it served during the cell,
 * empty when it does not tell
 * @param before the machine before the cell
 * @param after the machine after the cell
 */
record Recording(Jtl jtl, Optional<WarmUp.Start> start, Map<String, Observation> observations, Series machine,
		Map<String, Double> liveHeaps, OptionalDouble served, MachineState before, MachineState after) {
}
