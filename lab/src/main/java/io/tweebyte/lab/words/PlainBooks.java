package io.tweebyte.lab.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.BookShelf;

/**
 * One book, in plain code: what threads do in the styles that are about threads alone.
 */
final class PlainBooks {

	private PlainBooks() {
	}

	static String biggestWord(BookShelf shelf, Path file) {
		String biggest = Words.NONE;
		try (Book book = shelf.read(file)) {
			while (book.hasNext()) {
				for (String word : Words.of(book.next())) {
					biggest = Words.longer(biggest, word);
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return biggest;
	}

	static Map<String, Integer> groupWords(BookShelf shelf, Path file) {
		Map<String, Integer> counts = Words.nothing();
		try (Book book = shelf.read(file)) {
			while (book.hasNext()) {
				for (String word : Words.of(book.next())) {
					if (Words.counts(word)) {
						Words.count(counts, word);
					}
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return counts;
	}

}
