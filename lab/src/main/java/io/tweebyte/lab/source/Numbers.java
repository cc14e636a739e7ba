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
public class Numbers implements Iterator<Long> {

	private final Long[] numbers;

	private int taken;

	private Numbers(Long[] numbers) {
		this.numbers = numbers;
	}

	/** Has the same numbers, none of them taken. */
	Numbers(Numbers other) {
		this(other.numbers);
	}

	/** Draws numbers. */
	public static Numbers drawn(int count, long seed) {
		return new Numbers(new SplittableRandom(seed).longs(count).boxed().toArray(Long[]::new));
	}

	/** Returns the same numbers, none of them taken. */
	public Numbers anew() {
		return new Numbers(this);
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

	/** Returns what the items that are delivered are added to. */
	public Digest digest() {
		return new Digest();
	}

	/** Returns a publisher that takes these numbers on the thread that requests them. */
	public SourcePublisher<Long> published() {
		return new SourcePublisher<>(this);
	}

	/** Returns a publisher that takes these numbers on the calling thread. */
	public DrivenPublisher<Long> driven() {
		return new DrivenPublisher<>(this);
	}

	/** Returns what was done with the numbers. */
	public Outcome outcome(Digest delivered) {
		return new Outcome(this.taken, delivered.count(), delivered.hash(), 0);
	}

}
