package io.tweebyte.measuring.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with one record per line. A process that is killed while it writes leaves an
 * incomplete last line, which is skipped when reading and removed before appending. A
 * file that is kept may be compressed, as {@code NAME.gz}.
 */
public final class JsonLines<T> {

	private static final JsonMapper MAPPER = JsonMapper.builder().build();

	private final Path file;

	private final Class<T> type;

	/**
	 * Names a file, which need not exist.
	 * @param type of the records
	 */
	public JsonLines(Path file, Class<T> type) {
		this.file = file;
		this.type = type;
	}

	/**
	 * Adds records, and returns when they are on the disk.
	 * @throws IOException when they cannot be written, or the file is compressed
	 */
	public void append(List<T> records) throws IOException {
		if (!Files.exists(this.file) && Files.exists(kept())) {
			throw new IOException("%s is kept, and nothing is added to it.".formatted(kept()));
		}
		String lines = records.stream()
			.map((entry) -> MAPPER.writeValueAsString(entry) + "\n")
			.collect(Collectors.joining());
		try (FileChannel channel = FileChannel.open(this.file, StandardOpenOption.CREATE, StandardOpenOption.READ,
				StandardOpenOption.WRITE)) {
			if (isCut(channel)) {
				channel.truncate(complete().length);
			}
			ByteBuffer bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
			channel.position(channel.size());
			while (bytes.hasRemaining()) {
				channel.write(bytes);
			}
			channel.force(false);
		}
	}

	/**
	 * Reads all complete lines.
	 * @return none when there is no file
	 * @throws IOException when a line is malformed
	 */
	public List<T> read() throws IOException {
		List<T> records = new ArrayList<>();
		for (String line : new String(complete(), StandardCharsets.UTF_8).lines().toList()) {
			try {
				records.add(MAPPER.readValue(line, this.type));
			}
			catch (JacksonException ex) {
				throw new IOException("Line %d of %s is malformed: %s".formatted(records.size() + 1, this.file,
						ex.getOriginalMessage()), ex);
			}
		}
		return records;
	}

	/** Removes records, all of them or none. */
	public void keep(Predicate<T> wanted) throws IOException {
		Path draft = this.file.resolveSibling(this.file.getFileName() + ".new");
		Files.deleteIfExists(draft);
		new JsonLines<>(draft, this.type).append(read().stream().filter(wanted).toList());
		Files.move(draft, this.file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
	}

	private static boolean isCut(FileChannel channel) throws IOException {
		ByteBuffer last = ByteBuffer.allocate(1);
		return channel.size() > 0 && channel.read(last, channel.size() - 1) == 1 && last.get(0) != '\n';
	}

	/** Returns the file up to its last line break, in bytes: a character may be cut. */
	private byte[] complete() throws IOException {
		byte[] bytes = bytes();
		int end = bytes.length;
		while (end > 0 && bytes[end - 1] != '\n') {
			end--;
		}
		return Arrays.copyOf(bytes, end);
	}

	private byte[] bytes() throws IOException {
		if (Files.exists(this.file)) {
			return Files.readAllBytes(this.file);
		}
		if (!Files.exists(kept())) {
			return new byte[0];
		}
		try (InputStream lines = new GZIPInputStream(Files.newInputStream(kept()))) {
			return lines.readAllBytes();
		}
	}

	private Path kept() {
		return this.file.resolveSibling(this.file.getFileName() + ".gz");
	}

}
