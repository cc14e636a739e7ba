package io.tweebyte.user.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.common.user.FollowedUsers;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.shared.http.Caller;
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

	private final FollowedUsers followed;

	ProfileService(UserRepository users, TweetClient tweets, InteractionClient interactions, FollowedUsers followed) {
		this.users = users;
		this.tweets = tweets;
		this.interactions = interactions;
		this.followed = followed;
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
		return this.followed.followedBy(reader.userId(), reader)
			.thenApply((followed) -> followed.ids().contains(user.getId()));
	}

}
