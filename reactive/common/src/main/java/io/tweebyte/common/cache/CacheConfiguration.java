package io.tweebyte.common.cache;

import io.lettuce.core.ClientOptions;
import io.micrometer.core.instrument.MeterRegistry;
import io.tweebyte.shared.settings.CacheSettings;
import reactor.core.scheduler.Scheduler;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.data.redis.autoconfigure.LettuceClientOptionsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;

/** The connection to Redis. Few commands wait, and none while it is broken. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(CacheSettings.class)
public class CacheConfiguration {

	private static final int WAITING_COMMANDS = 1000;

	@Bean
	LettuceClientOptionsBuilderCustomizer redisLimits() {
		return (options) -> options.disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS)
			.requestQueueSize(WAITING_COMMANDS);
	}

	@Bean
	JsonCache jsonCache(ReactiveStringRedisTemplate redis, @Qualifier("cacheThreads") Scheduler cacheThreads,
			MeterRegistry meters) {
		return new JsonCache(redis, cacheThreads, meters);
	}

}
