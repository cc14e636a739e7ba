package io.tweebyte.testsupport;

import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * How to reach a Redis.
 *
 * @param host the server's address
 * @param port the server's port
 */
public record RedisConnection(String host, int port) {

	/**
	 * Hands the services' settings to a test, as in
	 * {@code connection.register(registry::add)}.
	 * @param registry takes a property's name and its value, as Spring's
	 * {@code DynamicPropertyRegistry} does
	 */
	public void register(BiConsumer<String, Supplier<Object>> registry) {
		registry.accept("spring.data.redis.host", this::host);
		registry.accept("spring.data.redis.port", this::port);
	}

}
