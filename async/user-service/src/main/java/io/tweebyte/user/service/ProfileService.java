package io.tweebyte.user.service;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.common.cache.SingleFlight;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.cache.CacheLookup;
import io.tweebyte.shared.cache.CachedValues.FollowedIds;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.settings.CacheSettings;
import io.tweebyte.user.client.InteractionClient;
import io.tweebyte.user.client.TweetClient;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.mapper.UserMapper;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.stereotype.Service;

/**
 * Puts a user's page together from three services. What an unavailable one knows is left
 * out.
 */
@Service
public class ProfileService {

	private final UserRepository users;

	private final TweetClient tweets;

	private final InteractionClient interactions;

	private final JsonCache cache;

	private final CacheSettings settings;

	private final Clock clock;

	private final SingleFlight<FollowedIds> flights = new SingleFlight<>();

	ProfileService(UserRepository users, TweetClient tweets, InteractionClient interactions, JsonCache cache,
			CacheSettings settings, Clock clock) {
		this.users = users;
		this.tweets = tweets;
		this.interactions = interactions;
		this.cache = cache;
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Returns the page as this reader may see it; fails with 404, or with 503 when it is
	 * unknown what the reader may see.
	 */
	public CompletableFuture<UserProfile> profile(UUID userId, Caller reader) {
		return this.users.findUser(userId)
			.thenApply((found) -> found.orElseThrow(() -> ApiException.notFound(Messages.USER_NOT_FOUND)))
			.thenCompose((user) -> isOpen(user, reader).thenCompose((open) -> profile(user, open, reader)));
	}

	private CompletableFuture<UserProfile> profile(UserEntity user, boolean open, Caller reader) {
		CompletableFuture<Optional<List<TweetSummary>>> newest = open ? this.tweets.newest(user.getId(), reader)
				: CompletableFuture.completedFuture(Optional.empty());
		CompletableFuture<Optional<Long>> followers = this.interactions.followers(user.getId(), reader);
		CompletableFuture<Optional<Long>> following = this.interactions.following(user.getId(), reader);
		return newest.thenCompose((tweets) -> followers.thenCombine(following,
				(in, out) -> UserMapper.profile(user, reader.is(user.getId()), open, tweets, in, out)));
	}

	/**
	 * Returns whether the account is public, the reader's own, or followed by the reader;
	 * fails when this is unknown.
	 */
	private CompletableFuture<Boolean> isOpen(UserEntity user, Caller reader) {
		if (!user.isPrivate() || reader.is(user.getId())) {
			return CompletableFuture.completedFuture(true);
		}
		return followedBy(reader).thenApply((followed) -> followed.ids().contains(user.getId()));
	}

	private CompletableFuture<FollowedIds> followedBy(Caller reader) {
		String key = CacheKeys.followedIds(reader.userId());
		return this.cache.lookUp(List.of(key), FollowedIds.class)
			.thenCompose((cached) -> cached.value(key)
				.filter(this::isFresh)
				.map(CompletableFuture::completedFuture)
				.orElseGet(() -> this.flights.run(cached.flight(List.of(key)), () -> read(key, cached, reader))));
	}

	private boolean isFresh(FollowedIds followed) {
		return followed.isFresh(this.clock.instant(), this.settings.followedIdsFresh());
	}

	private CompletableFuture<FollowedIds> read(String key, CacheLookup<FollowedIds> cached, Caller reader) {
		UUID userId = reader.userId();
		return this.interactions.followedIds(userId, reader)
			.thenApply((ids) -> new FollowedIds(this.clock.instant(), ids))
			.thenCompose((followed) -> this.cache.fill(cached, Map.of(key, followed), this.settings.followedIdsKept())
				.thenApply((done) -> followed));
	}

}
