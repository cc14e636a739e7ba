package io.tweebyte.lab.study;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Rows of CSV as composed iterators have them: a row is split into cells when it is read,
 * and taking the next row skips what was not read.
 */
final class LazyCsv implements Iterator<LazyCsv.Row> {

	private final String text;

	private int place;

	private Row row;

	private long cells;

	LazyCsv(String text) {
		this.text = text;
	}

	/** Returns how many cells were split so far. */
	long cells() {
		return this.cells;
	}

	@Override
	public boolean hasNext() {
		skip();
		return this.place < this.text.length();
	}

	@Override
	public Row next() {
		if (!hasNext()) {
			throw new NoSuchElementException();
		}
		this.row = new Row();
		return this.row;
	}

	private void skip() {
		if (this.row != null && this.row.isOpen) {
			this.place = this.text.indexOf('\n', this.place) + 1;
			this.row.isOpen = false;
		}
	}

	/** The cells of a row. */
	final class Row implements Iterator<String> {

		private boolean isOpen = true;

		@Override
		public boolean hasNext() {
			return this.isOpen;
		}

		@Override
		public String next() {
			if (!this.isOpen) {
				throw new NoSuchElementException();
			}
			int begin = LazyCsv.this.place;
			int end = begin;
			while (LazyCsv.this.text.charAt(end) != ',' && LazyCsv.this.text.charAt(end) != '\n') {
				end++;
			}
			this.isOpen = LazyCsv.this.text.charAt(end) == ',';
			LazyCsv.this.place = end + 1;
			LazyCsv.this.cells++;
			return LazyCsv.this.text.substring(begin, end);
		}

	}

}
