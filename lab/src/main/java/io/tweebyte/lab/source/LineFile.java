package io.tweebyte.lab.source;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;

/**
 * A file to which something is appended for each line of a book. It is new for each run.
 * Safe for use by several threads.
 */
public final class LineFile {

	private final BookShelf shelf;

	private final Observer observer;

	private final Path file;

	private final BufferedWriter writer;

	private LineFile(BookShelf shelf, Observer observer, Path file) throws IOException {
		this.shelf = shelf;
		this.observer = observer;
		this.file = file;
		this.writer = Files.newBufferedWriter(file);
	}

	/**
	 * Creates an empty file for the first book of a shelf.
	 * @param observer sees who appends
	 */
	public static LineFile of(BookShelf shelf, Observer observer) throws IOException {
		return new LineFile(shelf, observer, Files.createTempFile("tweebyte-lines", ".txt"));
	}

	/** Opens the book. It must be closed. */
	public Book book() {
		try {
			return this.shelf.read(this.shelf.books().getFirst());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Appends the length of a line, and hands it to the operating system. */
	public synchronized void append(int length) {
		this.observer.see();
		try {
			this.writer.write(Integer.toString(length));
			this.writer.write('\n');
			this.writer.flush();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Reads what was appended, and deletes the file. */
	public synchronized Outcome outcome() throws IOException {
		this.writer.close();
		Digest appended = new Digest();
		Files.readAllLines(this.file).forEach(appended::add);
		Files.delete(this.file);
		return this.shelf.outcome(appended);
	}

}
