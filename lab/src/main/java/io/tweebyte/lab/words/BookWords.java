package io.tweebyte.lab.words;

import java.io.IOException;
import java.nio.file.Path;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/**
 * Books are read, and their words compared or counted. Each book is summarised by itself,
 * and the summaries are joined at the end: no style does the last step alone for all
 * others.
 */
public interface BookWords {

	/** As many books are read at once, where a style reads several. */
	int AT_ONCE = Runtime.getRuntime().availableProcessors();

	/** Returns how many lines and words a stream passes on for each line. */
	static double signalsPerLine(BookShelf shelf) throws IOException {
		return 1 + shelf.perLine(shelf.books(), (line) -> Words.of(line).size());
	}

	/** Returns how often a book gets to a reader, and its summary back, for each line. */
	static double handOffsPerLine(BookShelf shelf) throws IOException {
		long lines = 0;
		for (Path file : shelf.books()) {
			try (Book book = shelf.read(file)) {
				while (book.hasNext()) {
					book.next();
					lines++;
				}
			}
		}
		return 2.0 * shelf.books().size() / lines;
	}

	/** The longest word. */
	Outcome biggestWord(BookShelf shelf) throws IOException, InterruptedException;

	/** How often each word of 6 to 9 letters occurs. */
	Outcome groupWords(BookShelf shelf) throws IOException, InterruptedException;

}
