package io.tweebyte.lab.call;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Bodies of responses, drawn from a seed: the same for the same number and length. */
final class Bodies {

	/** No body is longer. */
	static final int MOST_BYTES = 4 << 20;

	private static final long SEED = 20261121;

	// a prime, so that neighbours begin at different places
	private static final int STEP = 977;

	private final byte[] all = new byte[MOST_BYTES + (1 << 16)];

	Bodies() {
		new SplittableRandom(SEED).nextBytes(this.all);
	}

	byte[] of(int number, int length) {
		int begin = (int) ((long) number * STEP % (this.all.length - length));
		return Arrays.copyOfRange(this.all, begin, begin + length);
	}

}
