package io.tweebyte.launcher;

import io.tweebyte.testsupport.Lifetime;
import io.tweebyte.testsupport.PostgresServer;
import io.tweebyte.testsupport.RedisServer;

/** The servers in a workspace's state folder, which all its backends share. */
final class SharedServers {

	private final Workspace workspace;

	SharedServers(Workspace workspace) {
		this.workspace = workspace;
	}

	PostgresServer postgres() {
		PostgresServer server = PostgresServer.at(this.workspace.state().resolve("postgres"), this.workspace.programs(),
				Infrastructure.POSTGRES_PORT, Lifetime.DETACHED);
		if (!server.attach()) {
			Ports.requireFree(Infrastructure.POSTGRES_PORT, "PostgreSQL");
			server.start();
		}
		return server;
	}

	RedisServer redis() {
		RedisServer server = RedisServer.at(this.workspace.state().resolve("redis"), this.workspace.programs(),
				Infrastructure.REDIS_PORT, Lifetime.DETACHED);
		if (!server.attach()) {
			Ports.requireFree(Infrastructure.REDIS_PORT, "Redis");
			server.start();
		}
		return server;
	}

	/**
	 * Stops the servers if they run.
	 * @return whether any did
	 */
	boolean stop() {
		RedisServer redis = RedisServer.at(this.workspace.state().resolve("redis"), this.workspace.programs(),
				Infrastructure.REDIS_PORT, Lifetime.DETACHED);
		PostgresServer postgres = PostgresServer.at(this.workspace.state().resolve("postgres"),
				this.workspace.programs(), Infrastructure.POSTGRES_PORT, Lifetime.DETACHED);
		boolean any = redis.attach() | postgres.attach();
		redis.close();
		postgres.close();
		return any;
	}

}
