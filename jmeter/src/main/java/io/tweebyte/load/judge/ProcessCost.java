package io.tweebyte.load.judge;

import java.util.Optional;

import io.tweebyte.load.plan.Block;
import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessUse;
import io.tweebyte.measuring.stats.PairedRatio;

/**
 * What a process of a backend used per request in a block.
 *
 * @param use per request
 * @param statements SQL statements per request; {@code NaN} where there are none to count
 * @param calls requests per request that it handled, likewise
 * @param occupied what it occupied right after the last slice of a start, on average over
 * the starts
 * @param ratio of its CPU to the reference's process of the same name; empty for the
 * reference itself
 */
public record ProcessCost(Block block, String backend, String process, ProcessUse use, double statements, double calls,
		Footprint occupied, Optional<PairedRatio> ratio) {
}
