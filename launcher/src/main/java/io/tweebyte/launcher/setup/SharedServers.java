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
public record SharedServers(Workspace workspace) {

	PostgresServer postgres() {
		return running(postgresServer());
	}

	RedisServer redis() {
		return running(redisServer());
	}

	/** Stops the servers, and returns whether any ran. */
	public boolean stop() {
		List<EmbeddedServer> running = running();
		running.forEach(EmbeddedServer::close);
		return !running.isEmpty();
	}

	/** Those that run; Redis first, as it is stopped first. */
	public List<EmbeddedServer> running() {
		return Stream.of(redisServer(), postgresServer()).filter(EmbeddedServer::attach).toList();
	}

	private static <S extends EmbeddedServer> S running(S server) {
		if (!server.attach()) {
			Ports.requireFree(server.port(), server.name());
		}
		server.start();
		return server;
	}

	PostgresServer postgresServer() {
		return PostgresServer.at(this.workspace.state().resolve("postgres"), this.workspace.programs(),
				Infrastructure.POSTGRES_PORT, Lifetime.DETACHED, PostgresServer.CONNECTIONS);
	}

	RedisServer redisServer() {
		return RedisServer.at(this.workspace.state().resolve("redis"), this.workspace.programs(),
				Infrastructure.REDIS_PORT, Lifetime.DETACHED);
	}

}
