package io.tweebyte.servers.database;

import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** How to reach a Redis. */
public record RedisConnection(String host, int port, String username, String password) {

	/** {@code redis://username:password@host:port}. */
	public String url() {
		return "redis://%s:%s@%s:%d".formatted(this.username, this.password, this.host, this.port);
	}

	/** Registers the services' settings: {@code connection.register(registry::add)}. */
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
