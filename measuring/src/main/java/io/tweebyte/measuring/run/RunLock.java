package io.tweebyte.measuring.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Keeps two commands from using the same data, and from disturbing each other's figures:
 * all that measure or change data take it. It is released when its process ends, in any
 * way.
 */
public final class RunLock implements AutoCloseable {

	private final FileChannel channel;

	private RunLock(FileChannel channel) {
		this.channel = channel;
	}

	/**
	 * Takes the lock.
	 * @param runs the folder of all runs, made if need be
	 * @throws IOException when another command holds it
	 */
	public static RunLock take(Path runs) throws IOException {
		return tryTake(runs).orElseThrow(() -> new IOException(
				"Another command of this checkout measures or fills databases; two would disturb each other."));
	}

	/**
	 * As {@link #take(Path)}, of any folder.
	 * @return empty when another command holds it
	 */
	public static Optional<RunLock> tryTake(Path folder) throws IOException {
		Files.createDirectories(folder);
		FileChannel channel = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE,
				StandardOpenOption.WRITE);
		if (!locked(channel)) {
			channel.close();
			return Optional.empty();
		}
		return Optional.of(new RunLock(channel));
	}

	private static boolean locked(FileChannel channel) throws IOException {
		try {
			FileLock lock = channel.tryLock();
			return lock != null;
		}
		catch (OverlappingFileLockException ex) {
			return false;
		}
	}

	@Override
	public void close() throws IOException {
		this.channel.close();
	}

}
