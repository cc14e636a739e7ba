package io.tweebyte.lab.lines;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;

import io.tweebyte.lab.source.Book;
import io.tweebyte.lab.source.LineFile;

/**
 * Plain code that waits for each task.
 *
 * @param threads on which the tasks run
 */
public record ThreadLines(ExecutorService threads) implements LineAppending {

	@Override
	public void append(LineFile file) throws InterruptedException, ExecutionException {
		try (Book book = file.book()) {
			while (book.hasNext()) {
				String line = book.next();
				if (!line.isBlank()) {
					this.threads.submit(() -> file.append(line.length())).get();
				}
			}
		}
	}

}
