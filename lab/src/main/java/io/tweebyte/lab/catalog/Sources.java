package io.tweebyte.lab.catalog;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.lab.call.CallSource;
import io.tweebyte.lab.messages.BrokerSettings;
import io.tweebyte.lab.messages.MessageSource;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.UnwritableException;

/**
 * What work takes from. What needs a process is started when it is used first.
 *
 * @param numbers drawn from the seed
 * @param books of the seed, or of a reader
 * @param csv drawn from the seed
 * @param calls of a service
 * @param messages of Kafka
 */
public record Sources(Numbers numbers, BookShelf books, CsvText csv, CallSource calls,
		MessageSource messages) implements AutoCloseable {

	private static final long SEED = 20261121;

	/**
	 * Opens the sources of a scale.
	 * @param folder in which books are written once
	 * @throws IOException when they cannot be read, or {@link UnwritableException}
	 */
	public static Sources of(Scale scale, Path folder) throws IOException {
		Path books = folder.resolve("books-" + scale.bytes());
		try {
			BookShelf.write(books, scale.bytes(), SEED);
		}
		catch (IOException ex) {
			throw new UnwritableException(books, ex);
		}
		return of(scale, books, SEED);
	}

	/** As {@link #of(Scale, Path)}, with books that are there. */
	public static Sources withBooks(Scale scale, Path books) throws IOException {
		return of(scale, books, SEED);
	}

	/** Returns the same with other numbers. */
	public Sources with(Numbers others) {
		return new Sources(others, this.books, this.csv, this.calls, this.messages);
	}

	/** Returns the same with another service to call. */
	public Sources with(CallSource others) {
		return new Sources(this.numbers, this.books, this.csv, others, this.messages);
	}

	/** Returns the same with another source of records. */
	public Sources with(MessageSource others) {
		return new Sources(this.numbers, this.books, this.csv, this.calls, others);
	}

	/** Ends what was started. */
	@Override
	public void close() throws IOException {
		this.calls.close();
		this.messages.close();
	}

	private static Sources of(Scale scale, Path books, long seed) throws IOException {
		return new Sources(Numbers.drawn(scale.numbers(), seed), BookShelf.open(books),
				CsvText.drawn(scale.rows(), seed), new CallSource(scale.calls()),
				new MessageSource(scale.records(), BrokerSettings.DEFAULT));
	}

}
