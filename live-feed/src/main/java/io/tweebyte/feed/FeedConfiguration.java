package io.tweebyte.feed;

import java.time.Clock;
import java.time.Duration;

import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.shared.settings.TimeSettings;
import io.tweebyte.shared.token.EndedTokens;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The parts of live feeds that all trees share. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StreamSettings.class)
public class FeedConfiguration {

	/** How long follows are remembered, unless they are too old earlier. */
	private static final Duration KEPT = Duration.ofSeconds(10);

	/** A stream is given up after so many of its client's timeouts. */
	private static final int TIMES = 3;

	@Bean
	LiveTweets liveTweets(StreamSettings settings) {
		return new LiveTweets(settings.tweets());
	}

	@Bean
	KnownFollows knownFollows(StreamSettings settings, CacheSettings cache, Clock clock) {
		return new KnownFollows(settings.followed(), KEPT, cache.followedIdsFresh(), System::nanoTime, clock);
	}

	@Bean
	FeedStreams feedStreams(StreamSettings settings, LiveTweets live, ObjectProvider<EndedTokens> ended, Clock clock) {
		// where services do not verify tokens, the gateway ends their streams
		return new FeedStreams(settings, live, ended.getIfAvailable(), clock);
	}

	@Bean
	UserPlaces streamPlaces(StreamSettings settings, TimeSettings times) {
		Duration time = settings.heartbeat().plus(times.idle().multipliedBy(TIMES));
		return new UserPlaces(settings.streams(), settings.streamsPerUser(), time, System::nanoTime);
	}

}
