package io.tweebyte.interaction.recommendation;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.PopularHashtag;
import io.tweebyte.interaction.tweet.TweetClient;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CachedValues.PopularHashtags;
import io.tweebyte.shared.client.FallbackLog;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import io.tweebyte.shared.settings.CacheSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

@Service
class PopularHashtagService {

	private static final Logger log = LoggerFactory.getLogger(PopularHashtagService.class);

	private final TweetClient tweets;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	private final SingleFlight<PopularHashtags> flights = new SingleFlight<>();

	PopularHashtagService(TweetClient tweets, JsonCache cache, CacheSettings settings, Clock clock) {
		this.tweets = tweets;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Returns 1 to 100 hashtags of the tweet service, the most popular first, with
	 * {@link Degraded#TWEETS} missing when they may be stale; fails with 503 when they
	 * were never known.
	 */
	public Mono<Partial<List<PopularHashtag>>> popular(int limit, Caller caller) {
		return this.cache.get(CacheKeys.popularHashtags(), PopularHashtags.class)
			.flatMap((kept) -> kept.filter(this::isFresh)
				.map((fresh) -> Mono.just(Partial.whole(fresh)))
				.orElseGet(() -> askedOrKept(kept, caller)))
			.map((found) -> found.map((popular) -> popular.hashtags().stream().limit(limit).toList()));
	}

	private boolean isFresh(PopularHashtags popular) {
		return popular.isFresh(this.clock.instant(), this.settings.popularFresh());
	}

	private Mono<Partial<PopularHashtags>> askedOrKept(Optional<PopularHashtags> kept, Caller caller) {
		return this.flights.run(CacheKeys.popularHashtags(), () -> ask(caller))
			.map(Partial::whole)
			.onErrorResume((failure) -> Mono.fromSupplier(() -> stale(kept, caller, failure)));
	}

	private Mono<PopularHashtags> ask(Caller caller) {
		return this.tweets.popular(caller)
			.map((hashtags) -> new PopularHashtags(this.clock.instant(), hashtags))
			.flatMap((popular) -> this.cache.put(CacheKeys.popularHashtags(), popular, this.settings.popularKept())
				.thenReturn(popular));
	}

	private static Partial<PopularHashtags> stale(Optional<PopularHashtags> kept, Caller caller, Throwable failure) {
		PopularHashtags popular = kept.filter(PopularHashtags::isWhole)
			.orElseThrow(() -> ApiException.unavailable(Messages.SERVICE_OUT));
		FallbackLog.write(log, caller, "Hashtags are shown that were popular before", failure);
		return new Partial<>(popular, List.of(Degraded.TWEETS));
	}

}
