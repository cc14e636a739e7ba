package io.tweebyte.testsupport;

import java.util.List;

import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.servers.process.Commands;

/** The Redis of this JVM's tests, which share it: keys carry random ids. */
public final class TestRedis {

	private static RedisServer server;

	private TestRedis() {
	}

	/**
	 * How to reach it; it ends with this JVM. A test that stops a Redis takes one of its
	 * own from {@link RedisServer#temporary()}.
	 */
	public static synchronized RedisConnection shared() {
		if (server == null) {
			server = RedisServer.temporary();
		}
		return server.connection();
	}

	/** Suspends it for a time, in which it does not respond, and returns at once. */
	public static synchronized void pause(long millis) {
		String script = "kill -STOP %1$d && { sleep %2$s; kill -CONT %1$d; } &";
		Commands.run(List.of("sh", "-c", script.formatted(server.process().identity().pid(), millis / 1000.0)));
	}

	/** Suspends a Redis of a test's own: it accepts connections, and does not respond. */
	public static void suspend(RedisServer redis) {
		signal("-STOP", redis);
	}

	/** Lets it respond again, also to what has been sent meanwhile. */
	public static void resume(RedisServer redis) {
		signal("-CONT", redis);
	}

	private static void signal(String signal, RedisServer redis) {
		Commands.run(List.of("kill", signal, Long.toString(redis.process().identity().pid())));
	}

}
