package io.tweebyte.gateway.config;

import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisCredentials;
import io.lettuce.core.RedisCredentialsProvider;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.tweebyte.common.client.ServiceConnections;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.gateway.client.KeyClient;
import io.tweebyte.gateway.client.PasswordChangeChannel;
import io.tweebyte.gateway.client.PasswordChangeClient;
import io.tweebyte.gateway.client.RequestForwarder;
import io.tweebyte.gateway.service.KeyCache;
import io.tweebyte.gateway.service.PasswordChangeFeed;
import io.tweebyte.gateway.service.RateLimiter;
import io.tweebyte.gateway.service.RedisBuckets;
import io.tweebyte.gateway.service.Services;
import io.tweebyte.shared.settings.RateSettings;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

/**
 * What the gateway calls: the services and Redis.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ RateSettings.class, ServiceAddresses.class, TokenSettings.class })
public class ClientConfiguration {

	// what fits into some 20 MB; far more than can be changed while a token is valid
	private static final int KNOWN_CHANGES = 100_000;

	@Bean(destroyMethod = "shutdownNow")
	HttpClient httpClient(TimeSettings times, ExecutorService calls) {
		return ServiceConnections.create(times, calls);
	}

	@Bean
	RequestForwarder requestForwarder(HttpClient client, TimeSettings times) {
		return new RequestForwarder(client, times.head());
	}

	@Bean
	Services services(ServiceAddresses addresses, CircuitBreakerRegistry breakers) {
		return new Services(addresses, breakers);
	}

	@Bean
	KeyCache keyCache(HttpClient client, ServiceAddresses addresses, TimeSettings times, TokenSettings tokens,
			ExecutorService calls) {
		return new KeyCache(new KeyClient(client, addresses.user(), times.call(), calls), tokens, System::nanoTime,
				calls);
	}

	@Bean
	EndedTokens endedTokens(TokenSettings tokens) {
		return new EndedTokens(KNOWN_CHANGES, tokens.lifetime().plus(tokens.skew()), System::nanoTime);
	}

	@Bean
	PasswordChangeFeed passwordChangeFeed(HttpClient client, ServiceAddresses addresses, TimeSettings times,
			EndedTokens ended, ExecutorService calls) {
		return new PasswordChangeFeed(new PasswordChangeClient(client, addresses.user(), times.call(), calls), ended,
				Clock.systemUTC());
	}

	@Bean
	PasswordChangeChannel passwordChangeChannel(PasswordChangeFeed feed, LettuceConnectionFactory redis,
			DataRedisProperties properties) {
		return new PasswordChangeChannel(() -> listen(redis, properties), feed::receive, feed::poll);
	}

	@Bean
	RepeatedTask passwordChanges(SecuritySettings security, PasswordChangeFeed feed, PasswordChangeChannel channel,
			TokenSettings tokens) {
		Supplier<CompletableFuture<Void>> round = security.isOn() ? () -> {
			channel.listen();
			return feed.poll();
		} : () -> CompletableFuture.completedFuture(null);
		return new RepeatedTask("password-changes", Duration.ZERO, tokens.passwordChanges(), round);
	}

	private static CompletableFuture<StatefulRedisPubSubConnection<String, String>> listen(
			LettuceConnectionFactory redis, DataRedisProperties properties) {
		RedisClient client = (RedisClient) redis.getRequiredNativeClient();
		return client.connectPubSubAsync(StringCodec.UTF8, address(redis, properties.getTimeout()))
			.toCompletableFuture();
	}

	@Bean
	RateLimiter rateLimiter(LettuceConnectionFactory redis, DataRedisProperties properties, RateSettings settings,
			ExecutorService calls) {
		RedisBuckets shared = new RedisBuckets(() -> connect(redis, properties), RateLimiter.configuration(settings),
				System::nanoTime);
		return new RateLimiter(shared, settings, properties.getTimeout(), calls);
	}

	private static CompletableFuture<StatefulRedisConnection<String, byte[]>> connect(LettuceConnectionFactory redis,
			DataRedisProperties properties) {
		RedisClient client = (RedisClient) redis.getRequiredNativeClient();
		return client
			.connectAsync(RedisCodec.of(StringCodec.UTF8, ByteArrayCodec.INSTANCE),
					address(redis, properties.getTimeout()))
			.toCompletableFuture();
	}

	/**
	 * The same server as the one user, with the same encryption, as all else that is kept
	 * in Redis: a limiter that is not let in would count for one gateway alone.
	 */
	private static RedisURI address(LettuceConnectionFactory redis, Duration timeout) {
		RedisStandaloneConfiguration server = redis.getStandaloneConfiguration();
		RedisCredentials credentials = RedisCredentials.just(server.getUsername(),
				server.getPassword().toOptional().orElse(null));
		return RedisURI.Builder.redis(server.getHostName(), server.getPort())
			.withAuthentication(RedisCredentialsProvider.from(() -> credentials))
			.withDatabase(server.getDatabase())
			.withSsl(redis.isUseSsl())
			.withVerifyPeer(redis.isVerifyPeer())
			.withTimeout(timeout)
			.build();
	}

}
