package io.tweebyte.lab.work;

/**
 * Counts what is delivered, and keeps a hash of it in its order. A few instructions per
 * item, so that it also keeps the compiler from leaving out the work in a measurement.
 * For use by one thread at a time.
 */
public class Digest {

	// the multiplier of Knuth's multiplicative hashing for 64 bits
	private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

	private static final int HALF = 32;

	private long count;

	private long hash;

	public void add(long value) {
		this.count++;
		long mixed = (this.hash ^ value) * MULTIPLIER;
		this.hash = mixed ^ (mixed >>> HALF);
	}

	/** Adds a text by its hash code, which {@link String} computes once. */
	public void add(String text) {
		add(text.hashCode());
	}

	/** Adds a number or a text. */
	public void add(Object item) {
		if (item instanceof Long number) {
			add(number.longValue());
		}
		else {
			add((String) item);
		}
	}

	public long count() {
		return this.count;
	}

	public long hash() {
		return this.hash;
	}

}
