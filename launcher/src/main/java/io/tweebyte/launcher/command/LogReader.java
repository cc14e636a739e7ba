package io.tweebyte.launcher.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.Failures;
import io.tweebyte.servers.process.ServerException;

/** Reads a log that may still be written to. */
final class LogReader {

	private static final Duration POLL = Duration.ofMillis(200);

	private static final int CHUNK = 8 * 1024;

	private final Path log;

	private final Consumer<String> output;

	private long position;

	/**
	 * A reader that begins at the end.
	 * @param output takes each whole line
	 */
	LogReader(Path log, Consumer<String> output) {
		this.log = log;
		this.output = output;
	}

	/** Hands over the last lines. */
	void printEnd(int lines) {
		try (RandomAccessFile file = new RandomAccessFile(this.log.toFile(), "r")) {
			this.position = startOfLast(lines, file);
		}
		catch (IOException ex) {
			throw unreadable(ex);
		}
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
		try {
			if (!Files.exists(this.log)) {
				return;
			}
			if (Files.size(this.log) < this.position) {
				this.position = 0;
			}
			try (RandomAccessFile file = new RandomAccessFile(this.log.toFile(), "r")) {
				for (String line = nextLine(file); line != null; line = nextLine(file)) {
					this.output.accept(line);
				}
			}
		}
		catch (IOException ex) {
			throw unreadable(ex);
		}
	}

	/** The line at the position, which moves on; null while it is unfinished. */
	private String nextLine(RandomAccessFile file) throws IOException {
		ByteArrayOutputStream line = new ByteArrayOutputStream();
		byte[] chunk = new byte[CHUNK];
		file.seek(this.position);
		for (int read = file.read(chunk); read > 0; read = file.read(chunk)) {
			int end = indexOfNewline(chunk, read);
			line.write(chunk, 0, (end < 0) ? read : end);
			if (end >= 0) {
				this.position += line.size() + 1;
				return line.toString(StandardCharsets.UTF_8);
			}
		}
		return null;
	}

	private static int indexOfNewline(byte[] chunk, int length) {
		for (int i = 0; i < length; i++) {
			if (chunk[i] == '\n') {
				return i;
			}
		}
		return -1;
	}

	private static long startOfLast(int lines, RandomAccessFile file) throws IOException {
		int found = 0;
		byte[] chunk = new byte[CHUNK];
		for (long end = file.length(); end > 0; end -= Math.min(CHUNK, end)) {
			int length = (int) Math.min(CHUNK, end);
			file.seek(end - length);
			file.readFully(chunk, 0, length);
			for (int i = length - 1; i >= 0; i--) {
				boolean newline = chunk[i] == '\n';
				if (newline && found++ == lines) {
					return end - length + i + 1;
				}
			}
		}
		return (lines == 0) ? file.length() : 0;
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

	private ServerException unreadable(IOException ex) {
		return new ServerException("Cannot read %s: %s".formatted(this.log, Failures.reason(ex)), ex);
	}

}
