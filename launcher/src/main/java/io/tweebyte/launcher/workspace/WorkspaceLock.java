package io.tweebyte.launcher.workspace;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.function.Consumer;

import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.PrivateFile;

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
	 * @param progress receives a message if another command is waited for
	 */
	public static WorkspaceLock take(Workspace workspace, Consumer<String> progress) {
		workspace.prepare();
		Path file = workspace.state().resolve("lock");
		return Failures.explain("Cannot lock " + file, () -> {
			FileChannel channel = PrivateFile.openLock(file);
			if (channel.tryLock() == null) {
				progress.accept("waiting for another tweebyte command to finish its work here");
				channel.lock();
			}
			return new WorkspaceLock(channel);
		});
	}

	@Override
	public void close() {
		Failures.explain("Cannot release the workspace", this.channel::close);
	}

}
