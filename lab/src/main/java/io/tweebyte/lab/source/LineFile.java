package io.tweebyte.lab.source;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;

/**
 * A file to which something is appended for each line of a book. It is new for each run,
 * and counts how often the work goes from one thread to another. Safe for use by several
 * threads.
 */
public final class LineFile {

	/** Each line gets to the thread that appends it, and its end back. */
	public static final int HAND_OFFS = 2;

	/**
	 * Lines that libraries may read ahead, so that the last ones are not read between.
	 */
	private static final int AHEAD = 3;

	private final BookShelf shelf;

	private final Observer observer;

	private final Path file;

	private final BufferedWriter writer;

	private Thread last;

	private int appended;

	private int handOffs;

	private LineFile(BookShelf shelf, Observer observer, Path file) throws IOException {
		this.shelf = shelf;
		this.observer = observer;
		this.file = file;
		this.writer = Files.newBufferedWriter(file);
	}

	/**
	 * Creates an empty file for the first book of a shelf.
	 * @param observer sees which threads append
	 */
	public static LineFile of(BookShelf shelf, Observer observer) throws IOException {
		return new LineFile(shelf, observer, Files.createTempFile("tweebyte-lines", ".txt"));
	}

	/** Returns the share of lines that are not blank, in the first book of a shelf. */
	public static double appendedPerLine(BookShelf shelf) throws IOException {
		return shelf.perLine(shelf.books().subList(0, 1), (line) -> line.isBlank() ? 0 : 1);
	}

	/** Opens the lines of the book. They must be closed. */
	public Lines lines() {
		try {
			return new Lines(this.shelf.read(this.shelf.books().getFirst()));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Appends the length of a line, and hands it to the operating system. */
	public synchronized void append(int length) {
		this.observer.see();
		workHere();
		this.appended++;
		try {
			this.writer.write(Integer.toString(length));
			this.writer.write('\n');
			this.writer.flush();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private synchronized void workHere() {
		Thread current = Thread.currentThread();
		if (this.last != null && this.last != current) {
			this.handOffs++;
		}
		this.last = current;
	}

	/**
	 * Reads what was appended, and deletes the file.
	 * @throws IllegalStateException when lines were handed off less or more often than
	 * {@value #HAND_OFFS} times each
	 */
	public synchronized Outcome outcome() throws IOException {
		this.writer.close();
		Digest digest = new Digest();
		Files.readAllLines(this.file).forEach(digest::add);
		Files.delete(this.file);
		checkHandOffs();
		return this.shelf.outcome(digest);
	}

	private void checkHandOffs() {
		int most = HAND_OFFS * this.appended;
		int least = most - HAND_OFFS * AHEAD;
		if (this.handOffs < least || this.handOffs > most) {
			throw new IllegalStateException("%d lines went from thread to thread %d times instead of %d to %d."
				.formatted(this.appended, this.handOffs, least, most));
		}
		this.observer.handedOff(this.handOffs);
	}

	/** The lines of the book. */
	public final class Lines implements Iterator<String>, AutoCloseable {

		private final Book book;

		private Lines(Book book) {
			this.book = book;
		}

		@Override
		public boolean hasNext() {
			return this.book.hasNext();
		}

		@Override
		public String next() {
			workHere();
			return this.book.next();
		}

		@Override
		public void close() {
			this.book.close();
		}

	}

}
