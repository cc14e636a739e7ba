package io.tweebyte.servers.process;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The end of a log, for messages about a server that did not come up. */
final class LogTail {

	private static final int LINES = 25;

	private LogTail() {
	}

	static String of(Path log, int bytes) {
		try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
			file.seek(Math.max(0, file.length() - bytes));
			byte[] end = new byte[(int) (file.length() - file.getFilePointer())];
			file.readFully(end);
			List<String> lines = new String(end, StandardCharsets.UTF_8).lines().toList();
			return "The end of %s:%n  %s".formatted(log, String.join(System.lineSeparator() + "  ",
					lines.subList(Math.max(0, lines.size() - LINES), lines.size())));
		}
		catch (IOException ex) {
			return "Its log %s cannot be read.".formatted(log);
		}
	}

}
