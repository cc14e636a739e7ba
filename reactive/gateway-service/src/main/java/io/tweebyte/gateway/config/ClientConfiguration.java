package io.tweebyte.gateway.config;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
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
import io.netty.channel.ChannelOption;
import io.tweebyte.common.task.RepeatedTask;
import io.tweebyte.gateway.client.KeyClient;
import io.tweebyte.gateway.client.PasswordChangeChannel;
import io.tweebyte.gateway.client.PasswordChangeClient;
import io.tweebyte.gateway.service.KeyCache;
import io.tweebyte.gateway.service.PasswordChangeFeed;
import io.tweebyte.gateway.service.RateLimiter;
import io.tweebyte.gateway.service.RedisBuckets;
import io.tweebyte.gateway.service.Services;
import io.tweebyte.shared.settings.LimitSettings;
import io.tweebyte.shared.settings.RateSettings;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import reactor.core.publisher.Mono;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.web.reactive.function.client.WebClient;

/**
 * What the gateway calls: the services and Redis.
 */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties({ RateSettings.class, ServiceAddresses.class, TokenSettings.class })
public class ClientConfiguration {

	// what fits into some 20 MB; far more than can be changed while a token is valid
	private static final int KNOWN_CHANGES = 100_000;

	@Bean(destroyMethod = "dispose")
	ConnectionProvider serviceConnections(LimitSettings limits, TimeSettings times) {
		// as many connections to one service as requests may be in flight, so that none
		// waits for another
		return ConnectionProvider.builder("services")
			.maxConnections(limits.inFlight())
			.pendingAcquireMaxCount(limits.callQueue())
			.pendingAcquireTimeout(times.head())
			.maxIdleTime(times.callerIdle())
			.build();
	}

	@Bean
	HttpClient httpClient(TimeSettings times, ConnectionProvider connections) {
		return HttpClient.create(connections)
			.option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int) times.connect().toMillis())
			.responseTimeout(times.idle())
			.disableRetry(true);
	}

	@Bean
	Services services(ServiceAddresses addresses, CircuitBreakerRegistry breakers) {
		return new Services(addresses, breakers);
	}

	@Bean
	KeyCache keyCache(HttpClient client, ServiceAddresses addresses, TimeSettings times, TokenSettings tokens) {
		WebClient keys = WebClient.builder().clientConnector(new ReactorClientHttpConnector(client)).build();
		return new KeyCache(new KeyClient(keys, addresses.user(), times.call()), tokens, System::nanoTime);
	}

	@Bean
	EndedTokens endedTokens(TokenSettings tokens) {
		return new EndedTokens(KNOWN_CHANGES, tokens.lifetime().plus(tokens.skew()), System::nanoTime);
	}

	@Bean
	PasswordChangeFeed passwordChangeFeed(HttpClient client, ServiceAddresses addresses, TimeSettings times,
			EndedTokens ended) {
		WebClient changes = WebClient.builder().clientConnector(new ReactorClientHttpConnector(client)).build();
		return new PasswordChangeFeed(new PasswordChangeClient(changes, addresses.user(), times.call()), ended,
				Clock.systemUTC());
	}

	@Bean
	PasswordChangeChannel passwordChangeChannel(PasswordChangeFeed feed, LettuceConnectionFactory redis,
			DataRedisProperties properties) {
		return new PasswordChangeChannel(() -> listen(redis, properties), feed::receive, () -> feed.poll().subscribe());
	}

	@Bean
	RepeatedTask passwordChanges(SecuritySettings security, PasswordChangeFeed feed, PasswordChangeChannel channel,
			TokenSettings tokens) {
		Supplier<Mono<Void>> round = security.isOn() ? () -> {
			channel.listen();
			return feed.poll();
		} : () -> Mono.empty();
		return new RepeatedTask("password-changes", Duration.ZERO, tokens.passwordChanges(), round);
	}

	private static CompletableFuture<StatefulRedisPubSubConnection<String, String>> listen(
			LettuceConnectionFactory redis, DataRedisProperties properties) {
		RedisClient client = (RedisClient) redis.getRequiredNativeClient();
		return client.connectPubSubAsync(StringCodec.UTF8, address(redis, properties.getTimeout()))
			.toCompletableFuture();
	}

	@Bean
	RateLimiter rateLimiter(LettuceConnectionFactory redis, DataRedisProperties properties, RateSettings settings) {
		RedisBuckets shared = new RedisBuckets(() -> connect(redis, properties), RateLimiter.configuration(settings),
				System::nanoTime);
		return new RateLimiter(shared, settings, properties.getTimeout());
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
