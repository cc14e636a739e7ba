package io.tweebyte.lab.lines;

import java.util.concurrent.CompletableFuture;

import io.tweebyte.lab.source.LineFile;

/** A future per line, which begins the next one. */
public final class FutureLines implements LineAppending {

	@Override
	public void append(LineFile file) {
		CompletableFuture<Void> all = new CompletableFuture<>();
		try (LineFile.Lines lines = file.lines()) {
			CompletableFuture.runAsync(() -> next(lines, file, all), READER)
				.exceptionally((failure) -> fail(all, failure));
			all.join();
		}
	}

	private static void next(LineFile.Lines lines, LineFile file, CompletableFuture<Void> all) {
		while (lines.hasNext()) {
			String line = lines.next();
			if (!line.isBlank()) {
				CompletableFuture.runAsync(() -> file.append(line.length()), WRITER)
					.thenRunAsync(() -> next(lines, file, all), READER)
					.exceptionally((failure) -> fail(all, failure));
				return;
			}
		}
		all.complete(null);
	}

	private static Void fail(CompletableFuture<Void> all, Throwable failure) {
		all.completeExceptionally(failure);
		return null;
	}

}
