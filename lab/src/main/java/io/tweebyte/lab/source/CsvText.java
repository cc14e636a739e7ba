package io.tweebyte.lab.source;

import java.util.Iterator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import io.tweebyte.lab.work.Outcome;

/**
 * Rows of comma-separated cells, whose lines end as RFC 4180 says, to be taken character
 * by character or in chunks. For use by one thread at a time.
 */
public final class CsvText {

	private static final int CHUNK = 64 * 1024;

	private static final int CELLS = 8;

	private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789\u00e9\u4e16";

	private final String text;

	private int taken;

	private CsvText(String text) {
		this.text = text;
	}

	/** Draws rows. */
	public static CsvText drawn(int rows, long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		StringBuilder text = new StringBuilder();
		for (int row = 0; row < rows; row++) {
			for (int cell = 0; cell < CELLS; cell++) {
				text.append((cell > 0) ? "," : "");
				random.ints(1 + random.nextInt(24), 0, LETTERS.length()).mapToObj(LETTERS::charAt).forEach(text::append);
			}
			text.append("\r\n");
		}
		return new CsvText(text.toString());
	}

	/** Returns the same text, of which nothing is taken. */
	public CsvText anew() {
		return new CsvText(this.text);
	}

	/** Returns the characters, each taken when it is asked for. */
	public Iterator<Character> characters() {
		return IntStream.range(0, this.text.length()).mapToObj((place) -> {
			this.taken++;
			return this.text.charAt(place);
		}).iterator();
	}

	/** Returns chunks as a file gives them: they may end within a cell. */
	public Iterator<String> chunks() {
		int count = Math.ceilDiv(this.text.length(), CHUNK);
		return IntStream.range(0, count).mapToObj((number) -> {
			String chunk = this.text.substring(number * CHUNK, Math.min(this.text.length(), (number + 1) * CHUNK));
			this.taken += chunk.length();
			return chunk;
		}).iterator();
	}

	/** Returns what was done with the text. */
	public Outcome outcome(CsvCells cells) {
		return cells.outcome(this.taken);
	}

}
