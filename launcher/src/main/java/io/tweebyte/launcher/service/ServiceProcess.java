package io.tweebyte.launcher.service;

import java.net.URI;
import java.nio.file.Path;

import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.process.ServerProcess;

/** A service that was started. */
public record ServiceProcess(ServiceName service, Model model, ServerProcess process, URI url, URI managementUrl) {

	/** The name by which commands know it, such as {@code async/user}. */
	public String label() {
		return this.service.label(this.model);
	}

	public long pid() {
		return this.process.identity().pid();
	}

	public Path logFile() {
		return this.process.log();
	}

}
