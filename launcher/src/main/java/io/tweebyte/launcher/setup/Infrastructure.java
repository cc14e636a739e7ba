package io.tweebyte.launcher.setup;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.RunFiles;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.TokenKey;

/**
 * What every backend uses: a migrated PostgreSQL, a Redis, the key that signs tokens, and
 * the secret that services share.
 *
 * @param isShared whether other backends, also of other JVMs, may use the same servers
 */
public record Infrastructure(Workspace workspace, boolean isShared, PostgresServer postgres,
		RedisServer redis) implements AutoCloseable {

	public static final int POSTGRES_PORT = 15432;

	public static final int REDIS_PORT = 16379;

	public Infrastructure {
		TokenKey.ensure(workspace.tokenKey());
	}

	/**
	 * The workspace's own servers on their standard ports, with the data of earlier runs:
	 * started, or taken over if they run. All backends of a workspace share them; they
	 * outlive this JVM until the last backend is closed. Redis starts while PostgreSQL
	 * does.
	 * @param progress receives what is ready, and when
	 * @throws io.tweebyte.servers.process.ServerException if a server does not start,
	 * another process has its port, or a migration fails; then the servers are stopped
	 * unless a backend uses them
	 */
	public static Infrastructure open(Workspace workspace, Consumer<String> progress) {
		return open(new SharedServers(workspace), progress);
	}

	static Infrastructure open(SharedServers servers, Consumer<String> progress) {
		servers.workspace().prepare();
		Infrastructure opened = of(servers);
		long start = System.nanoTime();
		Consumer<String> ready = (what) -> progress
			.accept("%s after %.1f s".formatted(what, (System.nanoTime() - start) / 1e9));
		CompletableFuture<Void> redis = CompletableFuture.runAsync(() -> {
			SharedServers.start(opened.redis);
			ready.accept("Redis is ready");
		});
		try {
			SharedServers.start(opened.postgres);
			ready.accept("PostgreSQL is ready");
			Migrations.migrateAll(opened.postgres);
			ready.accept("the databases have the newest schema");
			Failures.join(redis);
			return opened;
		}
		catch (RuntimeException ex) {
			redis.handle((nothing, failure) -> nothing).join();
			opened.close();
			throw ex;
		}
	}

	/** The workspace's own servers as they are, running or not. */
	public static Infrastructure attach(Workspace workspace) {
		return of(new SharedServers(workspace));
	}

	private static Infrastructure of(SharedServers servers) {
		return new Infrastructure(servers.workspace(), true, servers.postgres(), servers.redis());
	}

	/**
	 * New, empty servers on free ports. Their data is deleted when they are closed or
	 * this JVM ends.
	 */
	public static Infrastructure temporary(Workspace workspace) {
		workspace.prepare();
		PostgresServer postgres = PostgresServer.temporary();
		Migrations.migrateAll(postgres);
		return new Infrastructure(workspace, false, postgres, RedisServer.temporary());
	}

	/**
	 * Servers of their own on free ports: a durable PostgreSQL in a folder that is kept,
	 * whose databases are the caller's business, and an empty Redis. They end with this
	 * JVM.
	 * @param connections how many PostgreSQL accepts
	 * @throws io.tweebyte.servers.process.ServerException if a server does not start
	 */
	public static Infrastructure kept(Workspace workspace, Path folder, int connections) {
		workspace.prepare();
		PostgresServer postgres = PostgresServer.at(folder, workspace.programs(), FreePorts.find(), Lifetime.GUARDED,
				connections);
		postgres.start();
		return new Infrastructure(workspace, false, postgres, RedisServer.temporary());
	}

	/** The private key that signs tokens, as PKCS#8 PEM; only its owner may read it. */
	public Path tokenKey() {
		return this.workspace.tokenKey();
	}

	/** The settings by which a service reaches what it needs of this. */
	public Map<String, String> settings(ServiceName service) {
		Map<String, String> settings = new LinkedHashMap<>();
		if (!service.database().isEmpty()) {
			this.postgres.connection(service.database())
				.register((name, value) -> settings.put(name, value.get().toString()));
		}
		this.redis.connection().register((name, value) -> settings.put(name, value.get().toString()));
		settings.put("tweebyte.security.service-secret", new Passwords(this.workspace.keys()).of("service-secret"));
		if (service == ServiceName.TWEET) {
			// they live as long as the tweets
			settings.put("tweebyte.pictures.directory",
					this.postgres.home().resolve("pictures").toAbsolutePath().toString());
		}
		if (service == ServiceName.USER) {
			settings.put("tweebyte.token.key-file", tokenKey().toString());
		}
		return settings;
	}

	/** Stops the servers; shared ones only when no backend stands on them any more. */
	@Override
	public void close() {
		if (this.isShared && !new RunFiles(this.workspace).living().isEmpty()) {
			return;
		}
		this.redis.close();
		this.postgres.close();
	}

}
