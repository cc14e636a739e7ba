package io.tweebyte.shared.client;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisCredentials;
import io.lettuce.core.RedisCredentialsProvider;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;

import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

/** Opens connections of Lettuce's own, otherwise as those of Spring Data. */
public final class RedisConnections {

	private final LettuceConnectionFactory redis;

	private final Duration timeout;

	public RedisConnections(LettuceConnectionFactory redis, DataRedisProperties properties) {
		this.redis = redis;
		this.timeout = properties.getTimeout();
	}

	/** How long to wait for a response. */
	public Duration timeout() {
		return this.timeout;
	}

	public <V> CompletableFuture<StatefulRedisConnection<String, V>> connect(RedisCodec<String, V> codec) {
		return client().connectAsync(codec, address()).toCompletableFuture();
	}

	public CompletableFuture<StatefulRedisPubSubConnection<String, String>> subscribe() {
		return client().connectPubSubAsync(StringCodec.UTF8, address()).toCompletableFuture();
	}

	private RedisClient client() {
		return (RedisClient) this.redis.getRequiredNativeClient();
	}

	private RedisURI address() {
		RedisStandaloneConfiguration server = this.redis.getStandaloneConfiguration();
		RedisCredentials credentials = RedisCredentials.just(server.getUsername(),
				server.getPassword().toOptional().orElse(null));
		return RedisURI.Builder.redis(server.getHostName(), server.getPort())
			.withAuthentication(RedisCredentialsProvider.from(() -> credentials))
			.withDatabase(server.getDatabase())
			.withSsl(this.redis.isUseSsl())
			.withVerifyPeer(this.redis.isVerifyPeer())
			.withTimeout(this.timeout)
			.build();
	}

}
