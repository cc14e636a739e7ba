package io.tweebyte.lab.words;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/** A {@link Flowable} of books, and in it one of the words of each book. */
public final class RxJavaWords implements BookWords {

	private static final Scheduler READERS = Schedulers
		.from(Executors.newFixedThreadPool(AT_ONCE, Thread.ofPlatform().name("books-", 0).daemon().factory()));

	@Override
	public Outcome biggestWord(BookShelf shelf) {
		String biggest = Flowable.fromIterable(shelf.books())
			.flatMapSingle((file) -> words(shelf, file).reduce(Words.NONE, Words::longer).subscribeOn(READERS), false,
					AT_ONCE)
			.reduce(Words.NONE, Words::longer)
			.blockingGet();
		return Words.biggest(shelf, biggest);
	}

	@Override
	public Outcome groupWords(BookShelf shelf) {
		Map<String, Integer> counts = Flowable.fromIterable(shelf.books())
			.flatMapSingle((file) -> grouped(shelf, file).subscribeOn(READERS), false, AT_ONCE)
			.reduceWith(Words::nothing, Words::join)
			.blockingGet();
		return Words.groups(shelf, counts);
	}

	private static Single<Map<String, Integer>> grouped(BookShelf shelf, Path file) {
		return words(shelf, file).filter(Words::counts).collect(Words::nothing, Words::count);
	}

	private static Flowable<String> words(BookShelf shelf, Path file) {
		return Flowable.using(() -> shelf.read(file), RxJavaWords::lines, Book::close).flatMapIterable(Words::of);
	}

	private static Flowable<String> lines(Book book) {
		return Flowable.fromIterable(() -> book);
	}

}
