package io.tweebyte.tweet.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetEntityRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes which picture a tweet has, and which pictures no tweet has. */
@Service
public class PictureTransactions {

	private final TweetEntityRepository tweets;

	PictureTransactions(TweetEntityRepository tweets) {
		this.tweets = tweets;
	}

	/** Notes a picture whose file will be written, and that no tweet has yet. */
	@Transactional
	public Mono<Void> begin(UUID id, Instant begun) {
		return this.tweets.addUnusedPicture(id, begun);
	}

	/**
	 * Gives a tweet a picture instead of the one it has; fails with 403, 404, or 503 when
	 * the clean-up has claimed it meanwhile.
	 */
	@Transactional
	public Mono<Void> show(UUID tweetId, Picture picture, Instant begun, Caller caller, Instant now) {
		return this.tweets.lock(tweetId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND)))
			.flatMap((tweet) -> show(tweet, picture, caller, now))
			.then(this.tweets.usePicture(picture.id(), begun))
			.filter((used) -> used == 1)
			.switchIfEmpty(Mono.error(() -> ApiException.unavailable(Messages.TOO_SLOW)))
			.then();
	}

	private Mono<TweetEntity> show(TweetEntity tweet, Picture picture, Caller caller, Instant now) {
		caller.checkOwner(tweet.row().userId());
		tweet.show(picture, now);
		// model: nothing stores a changed row but a statement
		return this.tweets.save(tweet);
	}

	/** Does nothing when there is no such tweet or picture; fails with 403. */
	@Transactional
	public Mono<Void> hide(UUID tweetId, Caller caller, Instant now) {
		return this.tweets.lock(tweetId).flatMap((tweet) -> hide(tweet, caller, now)).then();
	}

	private Mono<TweetEntity> hide(TweetEntity tweet, Caller caller, Instant now) {
		caller.checkOwner(tweet.row().userId());
		if (tweet.row().pictureId() == null) {
			return Mono.empty();
		}
		tweet.show(null, now);
		return this.tweets.save(tweet);
	}

	/**
	 * Claims up to so many pictures that no tweet has since before a time. Their files
	 * are removed afterwards: a transaction that waits for a disk would delay the streams
	 * of the live feed. Those that are not forgotten count as unused from now on.
	 */
	@Transactional
	public Mono<List<UUID>> claimUnused(Instant before, Instant now, int limit) {
		return this.tweets.claimUnusedPictures(before, now, limit).collectList();
	}

	/** Forgets claimed pictures that have no files any more. */
	@Transactional
	public Mono<Void> forget(UUID[] ids) {
		return this.tweets.forgetPictures(ids);
	}

}
