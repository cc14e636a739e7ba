package io.tweebyte.lab.words;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BinaryOperator;
import java.util.function.Function;

import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/** A future per book, on as many threads as there are processors. */
public final class FutureWords implements BookWords {

	@Override
	public Outcome biggestWord(BookShelf shelf) {
		return Words.biggest(shelf,
				joined(shelf, (book) -> PlainBooks.biggestWord(shelf, book), Words.NONE, Words::longer));
	}

	@Override
	public Outcome groupWords(BookShelf shelf) {
		Map<String, Integer> counts = joined(shelf, (book) -> PlainBooks.groupWords(shelf, book), Words.nothing(),
				Words::join);
		return Words.groups(shelf, counts);
	}

	private static <T> T joined(BookShelf shelf, Function<Path, T> work, T nothing, BinaryOperator<T> join) {
		try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
			List<CompletableFuture<T>> books = shelf.books()
				.stream()
				.map((book) -> CompletableFuture.supplyAsync(() -> work.apply(book), threads))
				.toList();
			CompletableFuture<T> all = CompletableFuture.completedFuture(nothing);
			for (CompletableFuture<T> book : books) {
				all = all.thenCombine(book, join);
			}
			return all.join();
		}
	}

}
