package io.tweebyte.lab.pressure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.work.ItemFlow;
import io.tweebyte.lab.work.Style;

/**
 * What became of the items of a fast source in front of a slow sink.
 *
 * @param how the style does it
 * @param requested items; 0 where nothing is requested, {@link Long#MAX_VALUE} for all
 * @param made items
 * @param delivered items that the sink has taken
 * @param dropped items
 * @param mostWaiting items that were made and not yet taken, at the same time: what
 * memory must hold
 */
public record Pressure(Style style, Rule rule, String how, long requested, long made, long delivered, long dropped,
		long mostWaiting) {

	/** One more is in the hands of the source, and one in those of the sink. */
	private static final int MOST = PressuredStyle.ROOM + 2;

	/**
	 * Runs all styles.
	 * @param time that each source makes items
	 * @param progress gets what is next
	 */
	public static List<Pressure> all(Duration time, Consumer<String> progress) throws Exception {
		List<Pressure> all = new ArrayList<>();
		for (PressuredStyle style : PressuredStyle.all()) {
			progress.accept(style.words());
			FastSource source = new FastSource(time);
			style.run().of(source);
			all.add(source.ledger(style));
		}
		return all;
	}

	/** Returns what is wrong with the counts; empty when they are those of the rule. */
	public String fault() {
		if (this.made != this.delivered + this.dropped) {
			return "lost %d items".formatted(this.made - this.delivered - this.dropped);
		}
		boolean isBounded = this.mostWaiting <= MOST;
		boolean isOfRule = switch (this.rule) {
			case WAITS -> this.dropped == 0 && isBounded && this.requested <= this.made + 2 * PressuredStyle.ROOM;
			case DROPS -> this.dropped > 0 && isBounded && this.requested == Long.MAX_VALUE;
			case KEEPS -> this.dropped == 0 && this.mostWaiting > 2 * PressuredStyle.ROOM;
		};
		return isOfRule ? "" : "requested %s items, dropped %d, had %d waiting".formatted(ItemFlow.text(this.requested),
				this.dropped, this.mostWaiting);
	}

}
