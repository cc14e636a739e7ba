package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import io.tweebyte.docs.DocsException;

/**
 * Keeps two runs of a checkout from building into the same folders. The system frees it
 * when its holder ends, however that happens.
 */
public final class StepLock implements AutoCloseable {

	private final FileChannel channel;

	private StepLock(FileChannel channel) {
		this.channel = channel;
	}

	/**
	 * Takes the lock.
	 * @param folder the folder of all steps, made if need be
	 * @return the lock, to be closed
	 * @throws DocsException when another run holds it
	 * @throws IOException when the folder cannot be written to
	 */
	public static StepLock take(Path folder) throws IOException {
		Files.createDirectories(folder);
		FileChannel channel = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE,
				StandardOpenOption.WRITE);
		if (!isLocked(channel)) {
			channel.close();
			throw new DocsException(
					"Another ./tweebyte walkthrough is at work in this checkout. Wait for it, or stop it.");
		}
		return new StepLock(channel);
	}

	private static boolean isLocked(FileChannel channel) throws IOException {
		try {
			return channel.tryLock() != null;
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
