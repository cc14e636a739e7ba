package io.tweebyte.lab.work;

import java.util.Locale;

/**
 * How items get from their source to the end of a stream.
 *
 * @param isHandedOff whether one thread takes all items and another one receives them;
 * otherwise one thread does both
 * @param least items that a subscriber may request first
 * @param most items that a subscriber may request first
 */
public record ItemFlow(boolean isHandedOff, long least, long most) {

	/** Everything on one thread, and requested at once. */
	public static ItemFlow unbounded() {
		return new ItemFlow(false, Long.MAX_VALUE, Long.MAX_VALUE);
	}

	/** Everything on one thread, with so many items in progress at most. */
	public static ItemFlow bounded(long most) {
		return new ItemFlow(false, 1, most);
	}

	/** From one thread to another one, with room for so many items. */
	public static ItemFlow handedOff(long room) {
		return new ItemFlow(true, room, room);
	}

	/** Returns a number of requested items in words. */
	public static String text(long count) {
		return (count == Long.MAX_VALUE) ? "all" : String.format(Locale.ROOT, "%,d", count);
	}

	/** Returns what may be requested first. */
	String text() {
		return (this.least == this.most) ? text(this.most) : text(this.least) + " to " + text(this.most);
	}

	boolean allows(long firstRequest) {
		return this.least <= firstRequest && firstRequest <= this.most;
	}

}
