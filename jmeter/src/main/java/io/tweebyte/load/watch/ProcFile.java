package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A file of Linux that tells something anew each time it is read from its beginning. It
 * belongs to one process: another one that gets its number is not taken for it.
 */
final class ProcFile {

	private static final int MOST_BYTES = 16 * 1024;

	private final FileChannel channel;

	private final ByteBuffer bytes = ByteBuffer.allocate(MOST_BYTES);

	ProcFile(Path path) throws IOException {
		this.channel = FileChannel.open(path);
	}

	/**
	 * What it says now.
	 * @throws IOException when its process has ended
	 */
	String read() throws IOException {
		this.bytes.clear();
		int position = 0;
		for (int read = this.channel.read(this.bytes, position); read > 0
				&& this.bytes.hasRemaining(); read = this.channel.read(this.bytes, position)) {
			position += read;
		}
		return new String(this.bytes.array(), 0, this.bytes.position(), StandardCharsets.ISO_8859_1);
	}

	void close() {
		try {
			this.channel.close();
		}
		catch (IOException ex) {
			// Nothing was written.
		}
	}

}
