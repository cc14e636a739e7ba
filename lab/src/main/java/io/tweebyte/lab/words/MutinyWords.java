package io.tweebyte.lab.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/** A {@link Multi} of books, and in it one of the words of each book. */
public final class MutinyWords implements BookWords {

	private static final ExecutorService READERS = Executors.newFixedThreadPool(AT_ONCE,
			Thread.ofPlatform().name("books-", 0).daemon().factory());

	@Override
	public Outcome biggestWord(BookShelf shelf) {
		String biggest = Multi.createFrom()
			.iterable(shelf.books())
			.onItem()
			.transformToUni((file) -> biggest(words(shelf, file)).runSubscriptionOn(READERS))
			.merge(AT_ONCE)
			.collect()
			.in(Longest::new, Longest::add)
			.await()
			.indefinitely().word;
		return Words.biggest(shelf, biggest);
	}

	private static Uni<String> biggest(Multi<String> words) {
		return words.collect().in(Longest::new, Longest::add).map((longest) -> longest.word);
	}

	@Override
	public Outcome groupWords(BookShelf shelf) {
		Map<String, Integer> counts = Multi.createFrom()
			.iterable(shelf.books())
			.onItem()
			.transformToUni((file) -> grouped(shelf, file).runSubscriptionOn(READERS))
			.merge(AT_ONCE)
			.collect()
			.in(Words::nothing, Words::join)
			.await()
			.indefinitely();
		return Words.groups(shelf, counts);
	}

	private static Uni<Map<String, Integer>> grouped(BookShelf shelf, Path file) {
		return words(shelf, file).filter(Words::counts).collect().in(Words::nothing, Words::count);
	}

	private static Multi<String> words(BookShelf shelf, Path file) {
		return Multi.createFrom()
			.resource(() -> open(shelf, file), MutinyWords::lines)
			.withFinalizer(Book::close)
			.onItem()
			.transformToIterable(Words::of);
	}

	private static Multi<String> lines(Book book) {
		return Multi.createFrom().iterable(() -> book);
	}

	private static Book open(BookShelf shelf, Path file) {
		try {
			return shelf.read(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Mutiny has no reduction to an immutable value. */
	private static final class Longest {

		private String word = Words.NONE;

		void add(String other) {
			this.word = Words.longer(this.word, other);
		}

	}

}
