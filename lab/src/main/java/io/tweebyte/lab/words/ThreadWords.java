package io.tweebyte.lab.words;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;

import io.tweebyte.lab.source.BookShelf;
import io.tweebyte.lab.work.Outcome;

/** A task per book, on threads of a kind; as many at once as there are processors. */
public final class ThreadWords implements BookWords {

	private final Supplier<ExecutorService> threads;

	/** Creates it with threads that are made for each run, and end with it. */
	public ThreadWords(Supplier<ExecutorService> threads) {
		this.threads = threads;
	}

	@Override
	public Outcome biggestWord(BookShelf shelf) throws InterruptedException {
		String biggest = Words.NONE;
		for (String word : each(shelf, (book) -> PlainBooks.biggestWord(shelf, book))) {
			biggest = Words.longer(biggest, word);
		}
		return Words.biggest(shelf, biggest);
	}

	@Override
	public Outcome groupWords(BookShelf shelf) throws InterruptedException {
		Map<String, Integer> counts = Words.nothing();
		for (Map<String, Integer> added : each(shelf, (book) -> PlainBooks.groupWords(shelf, book))) {
			Words.join(counts, added);
		}
		return Words.groups(shelf, counts);
	}

	private <T> List<T> each(BookShelf shelf, Function<Path, T> work) throws InterruptedException {
		// a virtual thread is cheap, an open file and the memory behind it are not
		Semaphore places = new Semaphore(AT_ONCE);
		List<Callable<T>> tasks = shelf.books().stream().<Callable<T>>map((book) -> () -> {
			places.acquire();
			try {
				return work.apply(book);
			}
			finally {
				places.release();
			}
		}).toList();
		try (ExecutorService executor = this.threads.get()) {
			return executor.invokeAll(tasks).stream().map(ThreadWords::result).toList();
		}
	}

	private static <T> T result(Future<T> task) {
		try {
			return task.get();
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException(ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

}
