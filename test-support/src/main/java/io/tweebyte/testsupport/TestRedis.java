package io.tweebyte.testsupport;

/** The Redis of this JVM's tests, which share it: keys carry random ids. */
public final class TestRedis {

	private static RedisServer server;

	private TestRedis() {
	}

	/**
	 * How to reach it; it ends with this JVM. A test that stops a Redis takes one of its
	 * own from {@link RedisServer#temporary()}.
	 * @return the address of the running server
	 */
	public static synchronized RedisConnection shared() {
		if (server == null) {
			server = RedisServer.temporary();
		}
		return server.connection();
	}

}
