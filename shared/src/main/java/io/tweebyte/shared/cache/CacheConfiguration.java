package io.tweebyte.shared.cache;

import io.lettuce.core.ClientOptions;
import io.tweebyte.shared.settings.CacheSettings;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.data.redis.autoconfigure.LettuceClientOptionsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

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

}
