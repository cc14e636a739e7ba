package io.tweebyte.lab.pressure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

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

	/**
	 * Runs all styles.
	 * @param time that each source makes items
	 * @param progress gets what is next
	 */
	public static List<Pressure> all(Duration time, Consumer<String> progress) throws Exception {
		List<Pressure> all = new ArrayList<>();
		for (PressuredStyle style : PressuredStyle.all()) {
			progress.accept("%s %s".formatted(style.style().label(), style.rule().label()));
			FastSource source = new FastSource(time);
			style.run().of(source);
			all.add(source.ledger(style));
		}
		return all;
	}

	/** Returns whether every item that was made is delivered or dropped. */
	public boolean isWhole() {
		return this.made == this.delivered + this.dropped;
	}

}
