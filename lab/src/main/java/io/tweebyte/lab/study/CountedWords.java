package io.tweebyte.lab.study;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.Schedulers;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Words of books that are read on several threads and counted in different places.
 *
 * @param skipsHeader whether the first 14 lines of each book are left out
 */
record CountedWords(boolean skipsHeader) {

	private static final int BOOKS = 20;

	private static final int LINES = 100;

	private static final int HEADER = 14;

	/** Counts in a map that all threads share. */
	Counts inSharedMap() {
		Map<String, Integer> shared = new ConcurrentHashMap<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			books().forEach((book) -> threads
				.execute(() -> words(book).forEach((word) -> shared.merge(word, 1, Integer::sum))));
		}
		return new Counts(sum(shared), 0);
	}

	/** Hands each word to the thread that subscribes. */
	Counts merged() {
		LongAdder handedOver = new LongAdder();
		Map<String, Integer> counts = new HashMap<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			Scheduler readers = Schedulers.from(threads);
			Flowable.fromStream(books().boxed())
				.flatMap((book) -> Flowable.fromStream(words(book)).subscribeOn(readers))
				.blockingForEach((word) -> {
					handedOver.increment();
					counts.merge(word, 1, Integer::sum);
				});
		}
		return new Counts(sum(counts), handedOver.sum());
	}

	/** As {@link #merged}, with Reactor. */
	Counts mergedByReactor() {
		LongAdder handedOver = new LongAdder();
		Map<String, Integer> counts = new HashMap<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			// RxJava has a class of the same name
			var readers = reactor.core.scheduler.Schedulers.fromExecutor(threads);
			Flux.fromStream(books().boxed())
				.flatMap((book) -> Flux.fromStream(words(book)).subscribeOn(readers))
				.toIterable()
				.forEach((word) -> {
					handedOver.increment();
					counts.merge(word, 1, Integer::sum);
				});
		}
		return new Counts(sum(counts), handedOver.sum());
	}

	/** Counts each book by itself, and joins the counts. */
	Counts summarised() {
		Map<String, Integer> counts = new HashMap<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			List<CompletableFuture<Map<String, Integer>>> books = books()
				.mapToObj((book) -> CompletableFuture.supplyAsync(() -> counted(book), threads))
				.toList();
			books.forEach((book) -> book.join().forEach((word, count) -> counts.merge(word, count, Integer::sum)));
			return new Counts(sum(counts), books.size());
		}
	}

	/** As {@link #summarised}, with RxJava. */
	Counts summarisedAndMerged() {
		LongAdder handedOver = new LongAdder();
		Map<String, Integer> counts = new HashMap<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			Scheduler readers = Schedulers.from(threads);
			Flowable.fromStream(books().boxed())
				.flatMap((book) -> Flowable.fromCallable(() -> counted(book)).subscribeOn(readers))
				.blockingForEach((book) -> {
					handedOver.increment();
					book.forEach((word, count) -> counts.merge(word, count, Integer::sum));
				});
		}
		return new Counts(sum(counts), handedOver.sum());
	}

	/** As {@link #summarisedAndMerged}, with Reactor. */
	Counts summarisedAndMergedByReactor() {
		LongAdder handedOver = new LongAdder();
		Map<String, Integer> counts = new HashMap<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
			// RxJava has a class of the same name
			var readers = reactor.core.scheduler.Schedulers.fromExecutor(threads);
			Flux.fromStream(books().boxed())
				.flatMap((book) -> Mono.fromCallable(() -> counted(book)).subscribeOn(readers))
				.toIterable()
				.forEach((book) -> {
					handedOver.increment();
					book.forEach((word, count) -> counts.merge(word, count, Integer::sum));
				});
		}
		return new Counts(sum(counts), handedOver.sum());
	}

	private Map<String, Integer> counted(int book) {
		return words(book).collect(Collectors.toMap((word) -> word, (word) -> 1, Integer::sum));
	}

	private static IntStream books() {
		return IntStream.range(0, BOOKS);
	}

	/** Returns three words of each line. */
	private Stream<String> words(int book) {
		return IntStream.range(this.skipsHeader ? HEADER : 0, LINES)
			.boxed()
			.flatMap((line) -> Stream.of("should", "book" + book, "line" + line));
	}

	private static long sum(Map<String, Integer> counts) {
		return counts.values().stream().mapToLong(Integer::longValue).sum();
	}

	/**
	 * What was counted.
	 *
	 * @param handedOver words, or counts of a book, that went to another thread
	 */
	record Counts(long words, long handedOver) {
	}

}
