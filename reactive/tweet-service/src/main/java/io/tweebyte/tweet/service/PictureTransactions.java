package io.tweebyte.tweet.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.picture.PictureFiles;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetEntityRepository;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes which picture a tweet has, and which pictures no tweet has. */
@Service
public class PictureTransactions {

	private final TweetEntityRepository tweets;

	private final PictureFiles files;

	PictureTransactions(TweetEntityRepository tweets, PictureFiles files) {
		this.tweets = tweets;
		this.files = files;
	}

	/** Notes a picture whose file will be written, and that no tweet has yet. */
	@Transactional
	public Mono<Void> begin(UUID id, Instant now) {
		return this.tweets.addUnusedPicture(id, now);
	}

	/**
	 * Gives a tweet a picture instead of the one it has; fails with 403, 404, or 503 when
	 * its files were removed meanwhile.
	 */
	@Transactional
	public Mono<Void> show(UUID tweetId, Picture picture, Caller caller, Instant now) {
		return this.tweets.lock(tweetId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND)))
			.flatMap((tweet) -> show(tweet, picture, caller, now))
			.then(this.tweets.usePicture(picture.id()))
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
	 * Removes the files of up to so many pictures that no tweet has since before a time.
	 * Those that cannot be removed are tried again as if they were unused from now on.
	 * @return how many pictures there were
	 */
	@Transactional
	public Mono<Integer> removeUnused(Instant before, Instant now, int limit) {
		// locked, so that no tweet gets a picture whose files are removed
		return this.tweets.lockUnusedPictures(before, limit)
			.collectList()
			.flatMap((unused) -> remove(unused).flatMap(this.tweets::forgetPictures)
				.then(this.tweets.postponePictures(unused.toArray(UUID[]::new), now))
				.thenReturn(unused.size()));
	}

	private Mono<UUID[]> remove(List<UUID> unused) {
		// model: an event loop must not wait for a disk
		return Mono.fromCallable(() -> this.files.remove(unused)).subscribeOn(Schedulers.boundedElastic());
	}

}
