package io.tweebyte.lab.catalog;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.source.CsvText;
import io.tweebyte.lab.source.Numbers;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.UnwritableException;

/**
 * What work takes from.
 *
 * @param numbers drawn from the seed
 * @param books of the seed, or of a reader
 * @param csv drawn from the seed
 */
public record Sources(Numbers numbers, BookShelf books, CsvText csv) {

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
		return new Sources(others, this.books, this.csv);
	}

	private static Sources of(Scale scale, Path books, long seed) throws IOException {
		return new Sources(Numbers.drawn(scale.numbers(), seed), BookShelf.open(books),
				CsvText.drawn(scale.rows(), seed));
	}

}
