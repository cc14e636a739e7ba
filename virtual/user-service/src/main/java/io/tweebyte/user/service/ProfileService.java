package io.tweebyte.user.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

import io.tweebyte.common.client.InteractionClient;
import io.tweebyte.common.threads.Subtasks;
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
	public UserProfile profile(UUID userId, Caller reader) {
		UserEntity user = this.users.findUser(userId).orElseThrow(() -> ApiException.notFound(Messages.USER_NOT_FOUND));
		boolean open = isOpen(user, reader);
		Supplier<Optional<List<TweetSummary>>> newest = open ? Subtasks.fork(() -> this.tweets.newest(userId, reader))
				: Optional::empty;
		Supplier<Optional<Long>> followers = Subtasks.fork(() -> this.interactions.followers(userId, reader));
		Optional<Long> following = this.interactions.following(userId, reader);
		return UserMapper.profile(user, reader.is(userId), open, newest.get(), followers.get(), following);
	}

	/**
	 * Returns whether the account is public, the reader's own, or followed by the reader;
	 * fails when this is unknown.
	 */
	private boolean isOpen(UserEntity user, Caller reader) {
		return !user.isPrivate() || reader.is(user.getId())
				|| this.followed.followedBy(reader.userId(), reader).ids().contains(user.getId());
	}

}
