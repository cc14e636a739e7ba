package io.tweebyte.lab.lines;

import java.util.concurrent.CompletableFuture;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.LineFile;

/** A future per line, which begins the next one. */
public final class FutureLines implements LineAppending {

	@Override
	public void append(LineFile file) {
		CompletableFuture<Void> all = new CompletableFuture<>();
		try (Book book = file.book()) {
			next(book, file, all);
			all.join();
		}
	}

	private static void next(Book book, LineFile file, CompletableFuture<Void> all) {
		while (book.hasNext()) {
			String line = book.next();
			if (!line.isBlank()) {
				CompletableFuture.runAsync(() -> file.append(line.length()), WRITER)
					.thenRun(() -> next(book, file, all))
					.exceptionally((failure) -> {
						all.completeExceptionally(failure);
						return null;
					});
				return;
			}
		}
		all.complete(null);
	}

}
