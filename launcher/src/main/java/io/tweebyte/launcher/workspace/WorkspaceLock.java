package io.tweebyte.launcher.workspace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.function.Consumer;

import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerException;

/**
 * Lets one command at a time start or stop things in a workspace. The system frees it
 * when its holder dies.
 */
public final class WorkspaceLock implements AutoCloseable {

	private final FileChannel channel;

	private WorkspaceLock(FileChannel channel) {
		this.channel = channel;
	}

	/**
	 * Takes the lock, waiting for another command if need be.
	 * @param progress is told that another command is waited for
	 */
	public static WorkspaceLock take(Workspace workspace, Consumer<String> progress) {
		workspace.prepare();
		Path file = workspace.state().resolve("lock");
		try {
			FileChannel channel = PrivateFile.openLock(file);
			FileLock lock = channel.tryLock();
			if (lock == null) {
				progress.accept("waiting for another tweebyte command to finish its work here");
				channel.lock();
			}
			return new WorkspaceLock(channel);
		}
		catch (IOException ex) {
			throw new ServerException("Cannot lock %s: %s".formatted(file, Failures.reason(ex)), ex);
		}
	}

	@Override
	public void close() {
		try {
			this.channel.close();
		}
		catch (IOException ex) {
			throw new ServerException("Cannot release the workspace: " + ex.getMessage(), ex);
		}
	}

}
