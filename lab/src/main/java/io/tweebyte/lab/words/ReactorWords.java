package io.tweebyte.lab.words;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** A {@link Flux} of books, and in it one of the words of each book. */
public final class ReactorWords implements BookWords {

	// reading blocks, so it is not for Schedulers.parallel(); boundedElastic() gives
	// tasks to a thread that may be busy while another one is idle
	private static final Scheduler READERS = Schedulers.fromExecutorService(
			Executors.newFixedThreadPool(AT_ONCE, Thread.ofPlatform().name("books-", 0).daemon().factory()));

	@Override
	public Outcome biggestWord(BookShelf shelf) {
		String biggest = Flux.fromIterable(shelf.books())
			.flatMap((file) -> words(shelf, file).reduce(Words.NONE, Words::longer).subscribeOn(READERS), AT_ONCE)
			.reduce(Words.NONE, Words::longer)
			.block();
		return Words.biggest(shelf, biggest);
	}

	@Override
	public Outcome groupWords(BookShelf shelf) {
		Map<String, Integer> counts = Flux.fromIterable(shelf.books())
			.flatMap((file) -> grouped(shelf, file).subscribeOn(READERS), AT_ONCE)
			.reduceWith(Words::nothing, Words::join)
			.block();
		return Words.groups(shelf, counts);
	}

	private static Mono<Map<String, Integer>> grouped(BookShelf shelf, Path file) {
		return words(shelf, file).filter(Words::counts).collect(Words::nothing, Words::count);
	}

	private static Flux<String> words(BookShelf shelf, Path file) {
		return Flux.using(() -> shelf.read(file), ReactorWords::lines, Book::close).flatMapIterable(Words::of);
	}

	private static Flux<String> lines(Book book) {
		return Flux.fromIterable(() -> book);
	}

}
