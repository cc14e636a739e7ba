package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks into a file of samples while JMeter writes it: when the first request was sent,
 * no more. JMeter writes some kilobytes at a time.
 */
public final class JtlTail {

	/** JMeter begins each line with these two. */
	private static final Pattern SAMPLE = Pattern.compile("^(\\d{13}),\\d{1,9},", Pattern.MULTILINE);

	/** The header and some lines are in it. */
	private static final int BEGINNING = 4096;

	private final Path file;

	public JtlTail(Path file) {
		this.file = file;
	}

	/**
	 * The earliest of the first few samples, in milliseconds since the epoch; empty as
	 * long as there is none.
	 * @throws IOException when the file cannot be read
	 */
	public OptionalLong first() throws IOException {
		if (!Files.exists(this.file)) {
			return OptionalLong.empty();
		}
		try (RandomAccessFile bytes = new RandomAccessFile(this.file.toFile(), "r")) {
			byte[] beginning = new byte[(int) Math.min(BEGINNING, bytes.length())];
			bytes.readFully(beginning);
			Matcher sample = SAMPLE.matcher(new String(beginning, StandardCharsets.ISO_8859_1));
			return sample.results().mapToLong((found) -> Long.parseLong(found.group(1))).min();
		}
	}

}
