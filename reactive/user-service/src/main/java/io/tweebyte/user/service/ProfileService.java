package io.tweebyte.user.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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

	ProfileService(UserRepository users, VisibilityService visibility, TweetClient tweets,
			InteractionClient interactions) {
		this.users = users;
		this.visibility = visibility;
		this.tweets = tweets;
		this.interactions = interactions;
	}

	/**
	 * Reads a user's page.
	 * @param userId the user
	 * @param reader the reader
	 * @return the page as this reader may see it; fails with 404, or with 503 when nobody
	 * can tell what he may see
	 */
	public Mono<UserProfile> profile(UUID userId, Caller reader) {
		return this.users.findUser(userId)
			.switchIfEmpty(Mono.error(() -> ContractException.notFound(Sentences.USER_NOT_FOUND)))
			.flatMap((user) -> this.visibility.isOpen(user, reader).flatMap((open) -> profile(user, open, reader)));
	}

	private Mono<UserProfile> profile(UserEntity user, boolean open, Caller reader) {
		Mono<Optional<List<TweetSummary>>> newest = open ? this.tweets.newest(user.id(), reader)
				: Mono.just(Optional.empty());
		Mono<Optional<Long>> followers = this.interactions.followers(user.id(), reader);
		Mono<Optional<Long>> following = this.interactions.following(user.id(), reader);
		return Mono.zip(newest, followers, following)
			.map((parts) -> UserMapper.profile(user, reader.is(user.id()), open, parts.getT1(), parts.getT2(),
					parts.getT3()));
	}

}
