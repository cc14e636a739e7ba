package io.tweebyte.user.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.contracts.user.UserProfile;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.user.client.InteractionClient;
import io.tweebyte.user.client.TweetClient;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.mapper.UserMapper;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Puts a user's page together from three services. What a service that is out would have
 * told is left out of it.
 */
@Service
public class ProfileService {

	private final UserRepository users;

	private final VisibilityService visibility;

	private final TweetClient tweets;

	private final InteractionClient interactions;

	private final Executor threads;

	ProfileService(UserRepository users, VisibilityService visibility, TweetClient tweets,
			InteractionClient interactions, @Qualifier("databaseThreads") Executor threads) {
		this.users = users;
		this.visibility = visibility;
		this.tweets = tweets;
		this.interactions = interactions;
		this.threads = threads;
	}

	/**
	 * Reads a user's page.
	 * @param userId the user
	 * @param reader the reader
	 * @return the page as this reader may see it; fails with 404, or with 503 when nobody
	 * can tell what he may see
	 */
	public CompletableFuture<UserProfile> profile(UUID userId, Caller reader) {
		return CompletableFuture.supplyAsync(() -> this.users.findUser(userId), this.threads)
			.thenApply((found) -> found.orElseThrow(() -> ContractException.notFound(Sentences.USER_NOT_FOUND)))
			.thenCompose(
					(user) -> this.visibility.isOpen(user, reader).thenCompose((open) -> profile(user, open, reader)));
	}

	private CompletableFuture<UserProfile> profile(UserEntity user, boolean open, Caller reader) {
		CompletableFuture<Optional<List<TweetSummary>>> newest = open ? this.tweets.newest(user.id(), reader)
				: CompletableFuture.completedFuture(Optional.empty());
		CompletableFuture<Optional<Long>> followers = this.interactions.followers(user.id(), reader);
		CompletableFuture<Optional<Long>> following = this.interactions.following(user.id(), reader);
		return newest.thenCompose((tweets) -> followers.thenCombine(following,
				(in, out) -> UserMapper.profile(user, reader.is(user.id()), open, tweets, in, out)));
	}

}
