package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what JMeter has added to a file of samples since the last look: when requests
 * were sent and how long they took, no more. JMeter writes some kilobytes at a time.
 */
public final class JtlTail {

	/**
	 * JMeter begins each line with these two; a failure's text may fill further lines.
	 */
	private static final Pattern SAMPLE = Pattern.compile("^(\\d{13}),(\\d{1,9}),");

	private final Path file;

	private final StringBuilder rest = new StringBuilder();

	private long position;

	public JtlTail(Path file) {
		this.file = file;
	}

	/**
	 * Tells what is new, in whole lines.
	 * @throws IOException when the file cannot be read
	 */
	public void read(SampleSink sink) throws IOException {
		if (!Files.exists(this.file)) {
			return;
		}
		try (RandomAccessFile bytes = new RandomAccessFile(this.file.toFile(), "r")) {
			byte[] added = new byte[(int) Math.max(0, bytes.length() - this.position)];
			bytes.seek(this.position);
			bytes.readFully(added);
			this.position += added.length;
			this.rest.append(new String(added, StandardCharsets.ISO_8859_1));
		}
		int begin = 0;
		for (int end = this.rest.indexOf("\n"); end >= 0; end = this.rest.indexOf("\n", begin)) {
			Matcher sample = SAMPLE.matcher(this.rest).region(begin, end);
			if (sample.find()) {
				sink.add(Long.parseLong(sample.group(1)), Long.parseLong(sample.group(2)));
			}
			begin = end + 1;
		}
		this.rest.delete(0, begin);
	}

	/**
	 * Takes samples.
	 */
	@FunctionalInterface
	public interface SampleSink {

		/**
		 * Takes one.
		 * @param start when it was sent, in milliseconds since the epoch
		 * @param elapsed until it was answered, in milliseconds
		 */
		void add(long start, long elapsed);

	}

}
