package io.tweebyte.launcher.workspace;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.servers.process.ProcessIdentity;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/**
 * What the launcher remembers of a service process.
 *
 * @param owner the launcher that stops it when it ends itself; null for a detached one
 */
public record RunFile(String backend, Model model, ServiceName service, ProcessIdentity process, ProcessIdentity owner,
		URI url, URI managementUrl, Path log) {

	/** The name by which commands know it, such as {@code async/user}. */
	public String label() {
		return this.service.label(this.model);
	}

	/** The names of several, for a message. */
	public static String labels(List<RunFile> entries) {
		return String.join(", ", entries.stream().map(RunFile::label).toList());
	}

	/** Whether the launcher that should have stopped it was killed. */
	public boolean isOrphaned() {
		return this.owner != null && !this.owner.isAlive();
	}

	ServerProcess attach() {
		return ServerProcess.attach(label(), this.process, this.log, StopSignal.TERM);
	}

}
