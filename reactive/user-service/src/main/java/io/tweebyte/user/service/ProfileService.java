package io.tweebyte.user.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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
	public Mono<UserProfile> profile(UUID userId, Caller reader) {
		return this.users.findUser(userId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.USER_NOT_FOUND)))
			.flatMap((user) -> isOpen(user, reader).flatMap((open) -> profile(user, open, reader)));
	}

	private Mono<UserProfile> profile(UserEntity user, boolean open, Caller reader) {
		Mono<Optional<List<TweetSummary>>> newest = open ? this.tweets.newest(user.getId(), reader)
				: Mono.just(Optional.empty());
		Mono<Optional<Long>> followers = this.interactions.followers(user.getId(), reader);
		Mono<Optional<Long>> following = this.interactions.following(user.getId(), reader);
		return Mono.zip(newest, followers, following)
			.map((parts) -> UserMapper.profile(user, reader.is(user.getId()), open, parts.getT1(), parts.getT2(),
					parts.getT3()));
	}

	/**
	 * Returns whether the account is public, the reader's own, or followed by the reader;
	 * fails when this is unknown.
	 */
	private Mono<Boolean> isOpen(UserEntity user, Caller reader) {
		if (!user.isPrivate() || reader.is(user.getId())) {
			return Mono.just(true);
		}
		return this.followed.followedBy(reader.userId(), reader)
			.map((followed) -> followed.ids().contains(user.getId()));
	}

}
