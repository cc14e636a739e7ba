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

	private static final int FEW = 20;

	private static final int TURNS = 2;

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

	/**
	 * Returns how many records a poll returns, and a commit covers, at most. They are so
	 * few that a run is committed many times and consumers of a share group end about
	 * together, but more than one for each place in flight: while a poll is committed,
	 * all places are empty.
	 */
	int perPoll() {
		return Math.max(this.inFlight, perPollOfEach());
	}

	/**
	 * Returns the same for each of the consumers that take a record at a time: there must
	 * be some for all of them, twice. It is less than {@link #perPoll()} where records
	 * are few for their number in flight, which no workload has.
	 */
	int perPollOfEach() {
		return Math.clamp(this.count / (2 * this.inFlight), 1, Math.max(FEW, TURNS * this.inFlight));
	}

	/** Returns whether polls of all styles return the same number of records. */
	boolean hasEqualPolls() {
		return perPoll() == perPollOfEach();
	}

	/** Returns whether a style commits what a poll returns, rather than by time. */
	boolean isCommittedByPoll(Style style) {
		return this.role == Role.RECEIVE && style != Style.PARALLEL_CONSUMER;
	}

	/** Returns the number of commits if each poll returns as many records as it may. */
	int leastCommits(Style style) {
		return Math.ceilDiv(this.count, (style == Style.SHARE_GROUP) ? perPollOfEach() : perPoll());
	}

	/**
	 * Returns the highest number of commits: polls return less at the end of a fetch, and
	 * to each consumer at the end of a partition.
	 */
	int mostCommits(Style style) {
		int least = leastCommits(style);
		return least + least / 10 + Topics.PARTITIONS * this.inFlight;
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
