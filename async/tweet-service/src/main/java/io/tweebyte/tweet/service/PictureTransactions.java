package io.tweebyte.tweet.service;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.tweet.entity.TweetEntity;
import io.tweebyte.tweet.repository.TweetEntityRepository;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Writes which picture a tweet has, and which pictures no tweet has. */
@Service
@Async("databaseThreads")
public class PictureTransactions {

	private final TweetEntityRepository tweets;

	PictureTransactions(TweetEntityRepository tweets) {
		this.tweets = tweets;
	}

	/** Notes a picture whose file will be written, and that no tweet has yet. */
	@Transactional
	public CompletableFuture<Void> begin(UUID id, Instant begun) {
		this.tweets.addUnusedPicture(id, begun);
		return CompletableFuture.completedFuture(null);
	}

	/**
	 * Gives a tweet a picture instead of the one it has; fails with 403, 404, or 503 when
	 * the clean-up has claimed it meanwhile.
	 */
	@Transactional
	public CompletableFuture<Void> show(UUID tweetId, Picture picture, Instant begun, Caller caller, Instant now) {
		TweetEntity tweet = this.tweets.lock(tweetId)
			.orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND));
		caller.checkOwner(tweet.row().userId());
		tweet.show(picture, now);
		if (this.tweets.usePicture(picture.id(), begun) != 1) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
		return CompletableFuture.completedFuture(null);
	}

	/** Does nothing when there is no such tweet or picture; fails with 403. */
	@Transactional
	public CompletableFuture<Void> hide(UUID tweetId, Caller caller, Instant now) {
		this.tweets.lock(tweetId).ifPresent((tweet) -> hide(tweet, caller, now));
		return CompletableFuture.completedFuture(null);
	}

	private static void hide(TweetEntity tweet, Caller caller, Instant now) {
		caller.checkOwner(tweet.row().userId());
		if (tweet.row().pictureId() != null) {
			tweet.show(null, now);
		}
	}

	/**
	 * Claims up to so many pictures that no tweet has since before a time. Their files
	 * are removed afterwards: a transaction that waits for a disk would delay the streams
	 * of the live feed. Those that are not forgotten count as unused from now on.
	 */
	@Transactional
	public CompletableFuture<List<UUID>> claimUnused(Instant before, Instant now, int limit) {
		return CompletableFuture.completedFuture(this.tweets.claimUnusedPictures(before, now, limit));
	}

	/** Forgets claimed pictures that have no files any more. */
	@Transactional
	public CompletableFuture<Void> forget(UUID[] ids) {
		this.tweets.forgetPictures(ids);
		return CompletableFuture.completedFuture(null);
	}

}
