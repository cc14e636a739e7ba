package io.tweebyte.lab.source;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Outcome;

/**
 * A finite source of numbers that were drawn before, as objects: neither drawing nor
 * boxing is part of the work. It counts what is taken. For use by one thread at a time.
 */
public final class Numbers implements Iterator<Long> {

	private final Long[] numbers;

	private int taken;

	private Numbers(Long[] numbers) {
		this.numbers = numbers;
	}

	/** Draws numbers. */
	public static Numbers drawn(int count, long seed) {
		return new Numbers(new SplittableRandom(seed).longs(count).boxed().toArray(Long[]::new));
	}

	/** Returns the same numbers, none of them taken. */
	public Numbers anew() {
		return new Numbers(this.numbers);
	}

	@Override
	public boolean hasNext() {
		return this.taken < this.numbers.length;
	}

	@Override
	public Long next() {
		if (!hasNext()) {
			throw new NoSuchElementException();
		}
		return this.numbers[this.taken++];
	}

	/** Returns a publisher that takes these numbers. */
	public SourcePublisher<Long> published() {
		return new SourcePublisher<>(this);
	}

	/** Returns what was done with the numbers. */
	public Outcome outcome(Digest delivered) {
		return new Outcome(this.taken, delivered.count(), delivered.hash(), 0);
	}

}
