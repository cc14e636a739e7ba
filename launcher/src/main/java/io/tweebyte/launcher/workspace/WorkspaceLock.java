package io.tweebyte.launcher.workspace;

import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.function.Consumer;

import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.PrivateFile;

/**
 * Lets one command at a time start or stop things in a workspace, or one process record
 * AOT caches. The system frees it when its holder dies.
 */
public final class WorkspaceLock implements AutoCloseable {

	private final FileChannel channel;

	private WorkspaceLock(FileChannel channel) {
		this.channel = channel;
	}

	/** Takes the lock, and reports it if another command is waited for. */
	public static WorkspaceLock take(Workspace workspace, Consumer<String> progress) {
		return take(workspace, "lock", "another tweebyte command to finish its work here", progress);
	}

	/**
	 * As {@link #take}, of the lock that lets one process at a time record AOT caches.
	 */
	public static WorkspaceLock takeForRecording(Workspace workspace, Consumer<String> progress) {
		return take(workspace, "aot-lock", "another process to record AOT caches", progress);
	}

	private static WorkspaceLock take(Workspace workspace, String name, String other, Consumer<String> progress) {
		workspace.prepare();
		Path file = workspace.state().resolve(name);
		return Failures.explain("Cannot lock " + file, () -> {
			FileChannel channel = PrivateFile.openLock(file);
			if (channel.tryLock() == null) {
				progress.accept(Terminal.WAITING + other);
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
