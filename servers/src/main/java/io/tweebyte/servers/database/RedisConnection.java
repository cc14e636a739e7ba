package io.tweebyte.servers.database;

import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * How to reach a Redis.
 *
 * @param username the user to log in as
 */
public record RedisConnection(String host, int port, String username, String password) {

	/** The same server behind another port, as the same user. */
	public RedisConnection through(int other) {
		return new RedisConnection(this.host, other, this.username, this.password);
	}

	/**
	 * Hands the services' settings to a test, as in
	 * {@code connection.register(registry::add)}.
	 * @param registry takes a property's name and its value, as Spring's
	 * {@code DynamicPropertyRegistry} does
	 */
	public void register(BiConsumer<String, Supplier<Object>> registry) {
		registry.accept("spring.data.redis.host", this::host);
		registry.accept("spring.data.redis.port", this::port);
		registry.accept("spring.data.redis.username", this::username);
		registry.accept("spring.data.redis.password", this::password);
	}

	/** Without the password. */
	@Override
	public String toString() {
		return "%s@%s:%d".formatted(this.username, this.host, this.port);
	}

}
