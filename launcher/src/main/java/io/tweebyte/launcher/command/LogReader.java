package io.tweebyte.launcher.command;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;

import io.tweebyte.servers.process.Failures;

/** Reads a log that may still be written to. */
final class LogReader {

	private static final Duration POLL = Duration.ofMillis(200);

	private static final int CHUNK = 8 * 1024;

	private final Path log;

	private final Consumer<String> output;

	private long position;

	/** A reader that begins at the end. */
	LogReader(Path log, Consumer<String> output) {
		this.log = log;
		this.output = output;
	}

	/** Hands over the last lines. */
	void printEnd(int lines) {
		this.position = Failures.explain("Cannot read " + this.log, () -> startOfLast(lines));
		printNew();
	}

	/**
	 * Hands over what is written from now on, until this thread is interrupted; also that
	 * of a restarted service.
	 */
	void follow() {
		while (pause()) {
			printNew();
		}
	}

	/** Hands over the whole lines that were written since the last call. */
	void printNew() {
		Failures.explain("Cannot read " + this.log, () -> {
			if (!Files.exists(this.log)) {
				return;
			}
			if (Files.size(this.log) < this.position) {
				this.position = 0;
			}
			try (InputStream bytes = new BufferedInputStream(Files.newInputStream(this.log))) {
				bytes.skipNBytes(this.position);
				printLines(bytes);
			}
		});
	}

	private void printLines(InputStream bytes) throws IOException {
		ByteArrayOutputStream line = new ByteArrayOutputStream();
		for (int next = bytes.read(); next >= 0; next = bytes.read()) {
			if (next == '\n') {
				this.position += line.size() + 1;
				this.output.accept(line.toString(StandardCharsets.UTF_8));
				line.reset();
			}
			else {
				line.write(next);
			}
		}
	}

	private long startOfLast(int lines) throws IOException {
		int found = 0;
		byte[] chunk = new byte[CHUNK];
		try (RandomAccessFile file = new RandomAccessFile(this.log.toFile(), "r")) {
			for (long end = file.length(); end > 0; end -= Math.min(CHUNK, end)) {
				int length = (int) Math.min(CHUNK, end);
				file.seek(end - length);
				file.readFully(chunk, 0, length);
				for (int i = length - 1; i >= 0; i--) {
					if (chunk[i] == '\n' && found++ == lines) {
						return end - length + i + 1;
					}
				}
			}
			return (lines == 0) ? file.length() : 0;
		}
	}

	private static boolean pause() {
		try {
			Thread.sleep(POLL);
			return true;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

}
