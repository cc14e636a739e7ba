package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.Locale;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/**
 * The records of a run.
 *
 * @param count of records
 * @param inFlight records that may be sent and not acknowledged, or handled at once
 * @param delay that handling a record takes, as a call of another service does
 */
public record MessageShape(Role role, int count, int inFlight, Duration delay) {

	/** Sends so many records at once. */
	public static MessageShape send(int count, int inFlight) {
		return new MessageShape(Role.SEND, count, inFlight, Duration.ZERO);
	}

	/** Handles so many records at once. */
	public static MessageShape receive(int count, int inFlight, Duration delay) {
		return new MessageShape(Role.RECEIVE, count, inFlight, delay);
	}

	/**
	 * Returns how many records must be in progress at once: all that may be, where each
	 * waits; an acknowledgement may come before the next record is sent.
	 */
	int leastAtOnce() {
		if (!this.delay.isZero()) {
			return Math.min(this.count, this.inFlight);
		}
		return (this.role == Role.SEND) ? Math.min(2, this.inFlight) : 1;
	}

	/**
	 * Returns whether records end on other threads than those that send or poll them.
	 */
	boolean isHandedOff(Style style) {
		return (this.role == Role.SEND) ? style != Style.POOL && style != Style.VIRTUAL : style.handsRecordsOff();
	}

	/** Returns what every style must do. */
	Outcome outcome() {
		Digest all = new Digest();
		for (int number = 0; number < this.count; number++) {
			all.add(number);
		}
		return new Outcome(this.count, this.count, all.hash(), 0);
	}

	/** What is done with records. */
	public enum Role {

		SEND, RECEIVE;

		/** Returns the name in reports. */
		public String label() {
			return name().toLowerCase(Locale.ROOT);
		}

	}

}
