package io.tweebyte.lab.call;

import java.time.Duration;

/**
 * The calls of a run.
 *
 * @param count of calls
 * @param bytes of the body of each response
 * @param delay before the server responds
 * @param atOnce calls in progress at most
 */
public record CallShape(int count, int bytes, Duration delay, int atOnce, Refused refused) {

	/** Calls at once, where there are several. */
	public static final int SEVERAL = 16;

	private static final int SMALL = 1024;

	/** The bytes of the book that Ponge and others have fetched. */
	private static final int LARGE = 3_295_946;

	private static final Duration SHORT = Duration.ofMillis(2);

	private static final Duration LONG = Duration.ofMillis(20);

	private static final int SOME = 10;

	/** Calls that are joined. */
	static final int JOINED = SOME;

	/** One after the other: a fifth of the calls, since each waits for the one before. */
	public static CallShape sequence(int count) {
		return new CallShape(count / 5, SMALL, SHORT, 1, Refused.NONE);
	}

	/** Several at once. */
	public static CallShape fanOut(int count) {
		return new CallShape(count, SMALL, SHORT, SEVERAL, Refused.NONE);
	}

	/** Several at once, of which every tenth is refused. */
	public static CallShape recover(int count) {
		return new CallShape(count, SMALL, SHORT, SEVERAL, Refused.EVERY_TENTH);
	}

	/** Six at once, with bodies of the size of a book, as Ponge and others have it. */
	public static CallShape large() {
		return new CallShape(6, LARGE, LONG, 6, Refused.NONE);
	}

	/** Ten at once; the last is refused as soon as all have arrived. */
	static CallShape joined(Duration delay) {
		return new CallShape(SOME, SMALL, delay, SOME, Refused.LAST);
	}

	/** Returns how many calls must be in progress at the same time. */
	int mostAtOnce() {
		return Math.min(this.count, this.atOnce);
	}

	/** Returns the path of a call. */
	String path(int number) {
		// the first calls are held until all that may be are in progress
		int among = (this.refused != Refused.LAST && number < mostAtOnce()) ? mostAtOnce() : 0;
		if (this.refused == Refused.EVERY_TENTH && number % SOME == SOME - 1) {
			return "refusal/%d/%d".formatted(among, this.delay.toMillis());
		}
		if (this.refused == Refused.LAST && number == this.count - 1) {
			return "refusal-among/" + this.count;
		}
		return "body/%d/%d/%d/%d".formatted(among, number, this.bytes, this.delay.toMillis());
	}

	/** Which calls are refused, with status 500. */
	enum Refused {

		NONE, EVERY_TENTH, LAST

	}

}
