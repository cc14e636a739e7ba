package io.tweebyte.lab.messages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A ledger in a file, which outlives its process: a record that is delivered again after
 * a crash is found there, and not handled a second time.
 */
final class FileLedger extends RecordLedger implements AutoCloseable {

	private final FileChannel file;

	/** Opens a ledger with what earlier processes have written. */
	FileLedger(int count, Path path, Duration patience) throws IOException {
		super(count, patience);
		List<Integer> before = numbers(path);
		before.forEach(this::restore);
		this.file = FileChannel.open(path, StandardOpenOption.WRITE);
		// a number that was written by half is none
		this.file.position((long) Integer.BYTES * before.size());
	}

	/** Returns the records of a ledger, in the order in which they were handled. */
	static List<Integer> numbers(Path path) throws IOException {
		ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(path));
		List<Integer> numbers = new ArrayList<>();
		while (bytes.remaining() >= Integer.BYTES) {
			numbers.add(bytes.getInt());
		}
		return numbers;
	}

	@Override
	void store(int number) {
		try {
			this.file.write(ByteBuffer.allocate(Integer.BYTES).putInt(number).flip());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public void close() throws IOException {
		this.file.close();
	}

}
