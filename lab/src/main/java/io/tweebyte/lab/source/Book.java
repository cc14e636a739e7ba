package io.tweebyte.lab.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongConsumer;

/** The lines of a book, without what is before and behind it. For use by one thread. */
public final class Book implements Iterator<String>, AutoCloseable {

	private final BufferedReader reader;

	private final LongConsumer taken;

	private final Runnable close;

	private String next;

	private long lines;

	Book(BufferedReader reader, LongConsumer taken, Runnable close) throws IOException {
		this.reader = reader;
		this.taken = taken;
		this.close = close;
		for (int line = 0; line < BookShelf.HEAD; line++) {
			reader.readLine();
		}
		this.next = line();
	}

	private String line() throws IOException {
		String line = this.reader.readLine();
		return (line == null || line.contains(BookShelf.END)) ? null : line;
	}

	@Override
	public boolean hasNext() {
		return this.next != null;
	}

	@Override
	public String next() {
		if (this.next == null) {
			throw new NoSuchElementException();
		}
		String line = this.next;
		try {
			this.next = line();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.lines++;
		return line;
	}

	@Override
	public void close() {
		this.taken.accept(this.lines);
		this.close.run();
		try {
			this.reader.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
