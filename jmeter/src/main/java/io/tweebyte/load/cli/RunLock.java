package io.tweebyte.load.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import io.tweebyte.servers.process.ServerException;

/**
 * Keeps two commands of a checkout from measuring each other, and from using the same
 * databases and files: all that measure or fill databases take it. Whoever holds it loses
 * it by ending, however that happens.
 */
public final class RunLock implements AutoCloseable {

	private final FileChannel channel;

	private RunLock(FileChannel channel) {
		this.channel = channel;
	}

	/**
	 * Takes the lock.
	 * @param runs the folder of all runs, made if need be
	 * @throws ServerException when another command holds it
	 */
	public static RunLock take(Path runs) throws IOException {
		Files.createDirectories(runs);
		FileChannel channel = FileChannel.open(runs.resolve("lock"), StandardOpenOption.CREATE,
				StandardOpenOption.WRITE);
		if (!locked(channel)) {
			channel.close();
			throw new ServerException(
					"Another command of this checkout measures or fills databases; two would disturb each other.");
		}
		return new RunLock(channel);
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
