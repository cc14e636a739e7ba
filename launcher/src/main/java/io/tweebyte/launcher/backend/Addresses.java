package io.tweebyte.launcher.backend;

import java.util.List;

import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Lifetime;

/** Tells where a backend that has come up can be reached. */
final class Addresses {

	private final Workspace workspace;

	private final Terminal terminal;

	Addresses(Workspace workspace, Terminal terminal) {
		this.workspace = workspace;
		this.terminal = terminal;
	}

	void print(List<Backend> backends, Lifetime lifetime) {
		backends.forEach(this::printAddresses);
		printHints(lifetime);
	}

	private void printAddresses(Backend backend) {
		this.terminal.print("");
		this.terminal.print("@|bold,green %s|@ is up".formatted(backend.label()));
		this.terminal.print("  Gateway     @|underline %s|@".formatted(backend.gateway()));
		this.terminal.print("  Swagger UI  @|underline %s/swagger-ui.html|@".formatted(backend.gateway()));
		for (ServiceProcess process : backend.processes()) {
			this.terminal.print("  Log         %s".formatted(this.workspace.root().relativize(process.logFile())));
		}
	}

	private void printHints(Lifetime lifetime) {
		this.terminal.print("");
		this.terminal.print("PostgreSQL 127.0.0.1:%d, Redis 127.0.0.1:%d, health of each service on its port + 100."
			.formatted(Infrastructure.POSTGRES_PORT, Infrastructure.REDIS_PORT));
		boolean detached = lifetime == Lifetime.DETACHED;
		this.terminal.print(detached ? "./tweebyte down stops it." : "Ctrl-C stops it.");
	}

}
