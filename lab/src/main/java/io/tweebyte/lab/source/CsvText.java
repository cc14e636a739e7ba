package io.tweebyte.lab.source;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;

import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;

/**
 * Rows of comma-separated cells, whose lines end as RFC 4180 says, to be taken character
 * by character or in chunks. For use by one thread at a time.
 */
public final class CsvText {

	/** Characters of a chunk. */
	public static final int CHUNK = 64 * 1024;

	private static final int CELLS = 8;

	private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789\u00e9\u4e16";

	private final String text;

	private final Observer observer;

	private int taken;

	private CsvText(String text, Observer observer) {
		this.text = text;
		this.observer = observer;
	}

	/** Draws rows. */
	public static CsvText drawn(int rows, long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		StringBuilder text = new StringBuilder();
		for (int row = 0; row < rows; row++) {
			for (int cell = 0; cell < CELLS; cell++) {
				text.append((cell > 0) ? "," : "");
				random.ints(1 + random.nextInt(24), 0, LETTERS.length())
					.mapToObj(LETTERS::charAt)
					.forEach(text::append);
			}
			text.append("\r\n");
		}
		return new CsvText(text.toString(), Observer.NONE);
	}

	/** Returns the same text, of which nothing is taken. */
	public CsvText anew() {
		return anew(Observer.NONE);
	}

	/** As {@link #anew()}, and shows an observer who takes the first part. */
	public CsvText anew(Observer observer) {
		return new CsvText(this.text, observer);
	}

	/** Returns all of it, for a process that takes it by itself. */
	public String text() {
		return this.text;
	}

	/** Returns the characters, each taken when it is requested. */
	public Iterator<Character> characters() {
		return observed(new Parts<>() {
			@Override
			Character take() {
				return CsvText.this.text.charAt(CsvText.this.taken++);
			}
		});
	}

	/** Returns chunks as a file gives them: they may end within a cell. */
	public Iterator<String> chunks() {
		return observed(new Parts<>() {
			@Override
			String take() {
				int begin = CsvText.this.taken;
				CsvText.this.taken = Math.min(CsvText.this.text.length(), begin + CHUNK);
				return CsvText.this.text.substring(begin, CsvText.this.taken);
			}
		});
	}

	private <T> Iterator<T> observed(Iterator<T> parts) {
		return (this.observer != Observer.NONE) ? new ObservedIterator<>(parts, this.observer) : parts;
	}

	/** Returns what was done with the text. */
	public Outcome outcome(CsvCells cells) {
		return cells.outcome(this.taken);
	}

	private abstract class Parts<T> implements Iterator<T> {

		@Override
		public boolean hasNext() {
			return CsvText.this.taken < CsvText.this.text.length();
		}

		@Override
		public T next() {
			if (!hasNext()) {
				throw new NoSuchElementException();
			}
			return take();
		}

		abstract T take();

	}

}
