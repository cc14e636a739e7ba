package io.tweebyte.lab.catalog;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.lab.call.CallSource;
import io.tweebyte.lab.messages.BrokerSettings;
import io.tweebyte.lab.messages.MessageSource;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.source.RecordedNumbers;
import io.tweebyte.lab.work.FlowRecorder;
import io.tweebyte.lab.work.Observer;
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
 * @param observer of each run
 */
public record Sources(Numbers numbers, BookShelf books, CsvText csv, CallSource calls, MessageSource messages,
		Observer observer) implements AutoCloseable {

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
		return withCheckedBooks(scale, books);
	}

	/**
	 * As {@link #of(Scale, Path)}, with books that are there.
	 * @throws IOException when one of them is not text, or none has a line
	 */
	public static Sources withBooks(Scale scale, Path books) throws IOException {
		return of(scale, BookShelf.checked(books));
	}

	/** As {@link #withBooks}, with books that have been checked before. */
	public static Sources withCheckedBooks(Scale scale, Path books) throws IOException {
		return of(scale, BookShelf.open(books));
	}

	/** Returns the same, whose runs are recorded. */
	public Sources observedBy(FlowRecorder recorder) {
		return new Sources(new RecordedNumbers(this.numbers, recorder), this.books, this.csv, this.calls, this.messages,
				recorder);
	}

	/** Returns the same books, CSV, calls and records, whose runs nothing observes. */
	public Sources unobserved() {
		return new Sources(this.numbers, this.books, this.csv, this.calls, this.messages, Observer.NONE);
	}

	/** Returns the same with another service to call. */
	public Sources with(CallSource others) {
		return new Sources(this.numbers, this.books, this.csv, others, this.messages, this.observer);
	}

	/** Returns the same with another source of records. */
	public Sources with(MessageSource others) {
		return new Sources(this.numbers, this.books, this.csv, this.calls, others, this.observer);
	}

	/** Ends what was started. */
	@Override
	public void close() throws IOException {
		this.calls.close();
		this.messages.close();
	}

	private static Sources of(Scale scale, BookShelf books) {
		return new Sources(Numbers.drawn(scale.numbers(), SEED), books, CsvText.drawn(scale.rows(), SEED),
				new CallSource(scale.calls()), new MessageSource(scale.records(), BrokerSettings.ofSystem()),
				Observer.NONE);
	}

}
