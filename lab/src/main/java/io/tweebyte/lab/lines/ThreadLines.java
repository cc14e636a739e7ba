package io.tweebyte.lab.lines;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;

import io.tweebyte.lab.source.LineFile;

/**
 * Plain code that waits for each task.
 *
 * @param reader on which lines are read
 * @param writer on which they are appended
 */
public record ThreadLines(ExecutorService reader, ExecutorService writer) implements LineAppending {

	@Override
	public void append(LineFile file) throws InterruptedException, ExecutionException {
		this.reader.submit(() -> {
			each(file);
			return null;
		}).get();
	}

	private void each(LineFile file) throws InterruptedException, ExecutionException {
		try (LineFile.Lines lines = file.lines()) {
			while (lines.hasNext()) {
				String line = lines.next();
				if (!line.isBlank()) {
					this.writer.submit(() -> file.append(line.length())).get();
				}
			}
		}
	}

}
