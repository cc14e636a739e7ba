package io.tweebyte.servers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.servers.database.RedisCommands;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.servers.database.RedisUsers;
import io.tweebyte.servers.process.Commands;
import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;

/**
 * A real Redis on the loopback address that keeps nothing on disk: it holds caches and
 * counters only.
 */
public final class RedisServer extends EmbeddedServer {

	private static final int ANSWER_MILLIS = 1000;

	/**
	 * Every key has a lifetime, so when memory is short the oldest may go. Nothing is
	 * written, wherever the folder is.
	 */
	private static final String SETTINGS = """
			bind %s
			port %d
			daemonize no
			dir /
			save ""
			appendonly no
			databases 1
			maxmemory 256mb
			maxmemory-policy allkeys-lru
			""";

	private RedisServer(Path home, Path programs, int port, Lifetime lifetime) {
		super("Redis", RedisUsers.SERVICES, StopSignal.TERM, home, programs, port, lifetime);
	}

	/** A new server on a free port, which ends with this JVM. */
	public static RedisServer temporary() {
		RedisServer server = at(Directories.temporary("redis"), Binaries.shared(), FreePorts.find(), Lifetime.GUARDED);
		server.start();
		return server;
	}

	/**
	 * The server of a folder. It runs once {@link #start()} or {@link #attach()} says so.
	 * @param home the folder for its log, made by the first start
	 */
	public static RedisServer at(Path home, Path programs, int port, Lifetime lifetime) {
		return new RedisServer(home, programs, port, lifetime);
	}

	/** How to reach it as the user of all services. */
	public RedisConnection connection() {
		return new RedisConnection(HOST, port(), RedisUsers.SERVICES, passwords().of(RedisUsers.SERVICES));
	}

	@Override
	void prepare() throws IOException {
		PrivateFile.folder(home());
	}

	/** It reads its configuration as input, so that no user but the owner can. */
	@Override
	ServerProcess launch() throws IOException {
		Path program = Binaries.redis(programs());
		Path configuration = PrivateFile.write(home().resolve("redis.conf"),
				SETTINGS.formatted(HOST, port()) + RedisUsers.lines(passwords().of(RedisUsers.SERVICES)));
		List<String> command = new ArrayList<>(Commands.forRedis(program));
		command.addAll(List.of(program.toString(), "-"));
		return launch(command, Map.of(), configuration);
	}

	@Override
	boolean logsIn() {
		try {
			return RedisCommands.send(connection(), List.of("PING"), ANSWER_MILLIS).equals(List.of("+PONG"));
		}
		catch (IOException ex) {
			return false;
		}
	}

}
