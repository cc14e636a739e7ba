package io.tweebyte.lab.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/** A stream of books, and in it a stream of the words of each book. */
public final class StreamWords implements BookWords {

	private final boolean isParallel;

	/**
	 * Creates it.
	 * @param isParallel whether books are read at the same time, on the common pool
	 */
	public StreamWords(boolean isParallel) {
		this.isParallel = isParallel;
	}

	@Override
	public Outcome biggestWord(BookShelf shelf) {
		String biggest = books(shelf)
			.map((file) -> read(shelf, file, (words) -> words.reduce(Words.NONE, Words::longer)))
			.reduce(Words.NONE, Words::longer);
		return Words.biggest(shelf, biggest);
	}

	@Override
	public Outcome groupWords(BookShelf shelf) {
		Map<String, Integer> counts = books(shelf)
			.map((file) -> read(shelf, file,
					(words) -> words.filter(Words::counts).collect(Words::nothing, Words::count, Words::join)))
			.collect(Words::nothing, Words::join, Words::join);
		return Words.groups(shelf, counts);
	}

	private Stream<Path> books(BookShelf shelf) {
		return this.isParallel ? shelf.books().parallelStream() : shelf.books().stream();
	}

	private static <T> T read(BookShelf shelf, Path file, Function<Stream<String>, T> summary) {
		try (Book book = shelf.read(file)) {
			Spliterator<String> lines = Spliterators.spliteratorUnknownSize(book, Spliterator.ORDERED);
			return summary.apply(StreamSupport.stream(lines, false).flatMap((line) -> Words.of(line).stream()));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
