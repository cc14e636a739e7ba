package io.tweebyte.load;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import io.tweebyte.load.jmeter.Jtl;
import io.tweebyte.load.stats.Series;
import io.tweebyte.load.watch.MachineState;
import io.tweebyte.load.watch.Observation;

/**
 * All that was recorded of a cell.
 *
 * @param jtl what the generator saw
 * @param ended when the generator came to its end though nobody had told it to, in
 * milliseconds since the epoch; empty when somebody had
 * @param observations what was read of each process, the generator among them
 * @param machine CPU time of the whole machine in milliseconds
 * @param clock by how much the machine's clock was ahead of one that is never set, in
 * milliseconds
 * @param liveHeaps heap in use after a collection by process, in bytes
 * @param served requests that the entry of the backend says it served during the cell,
 * empty when it does not tell
 * @param before the machine before the cell
 * @param after the machine after the cell
 */
record Recording(Jtl jtl, OptionalLong ended, Map<String, Observation> observations, Series machine, Series clock,
		Map<String, Double> liveHeaps, OptionalDouble served, MachineState before, MachineState after) {
}
