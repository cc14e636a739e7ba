package io.tweebyte.launcher.setup;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.launcher.workspace.Ports;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.EmbeddedServer;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.process.Lifetime;

/** The servers in a workspace's state folder, which all its backends share. */
public record SharedServers(Workspace workspace, int postgresPort, int redisPort) {

	/** Those on the standard ports. */
	public SharedServers(Workspace workspace) {
		this(workspace, Infrastructure.POSTGRES_PORT, Infrastructure.REDIS_PORT);
	}

	/** Stops the servers, and returns whether any ran. */
	public boolean stop() {
		List<EmbeddedServer> running = running();
		running.forEach(EmbeddedServer::close);
		return !running.isEmpty();
	}

	/** Those that run; Redis first, as it is stopped first. */
	public List<EmbeddedServer> running() {
		return Stream.of(redis(), postgres()).filter(EmbeddedServer::attach).toList();
	}

	/** Starts a server unless it runs. */
	static void start(EmbeddedServer server) {
		if (!server.attach()) {
			Ports.requireFree(server.port(), server.name());
		}
		server.start();
	}

	PostgresServer postgres() {
		return PostgresServer.at(this.workspace.state().resolve("postgres"), this.workspace.programs(),
				this.postgresPort, Lifetime.DETACHED, PostgresServer.CONNECTIONS);
	}

	RedisServer redis() {
		return RedisServer.at(this.workspace.state().resolve("redis"), this.workspace.programs(), this.redisPort,
				Lifetime.DETACHED);
	}

}
