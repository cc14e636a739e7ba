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
	public void begin(UUID id, Instant now) {
		this.tweets.addUnusedPicture(id, now);
	}

	/** Gives a tweet a picture instead of the one it has; fails with 403 or 404. */
	@Transactional
	public void show(UUID tweetId, Picture picture, Caller caller, Instant now) {
		TweetEntity tweet = this.tweets.lock(tweetId)
			.orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND));
		caller.checkOwner(tweet.row().userId());
		tweet.show(picture, now);
		this.tweets.usePicture(picture.id());
	}

	/** Does nothing when there is no such tweet or picture; fails with 403. */
	@Transactional
	public void hide(UUID tweetId, Caller caller, Instant now) {
		this.tweets.lock(tweetId).ifPresent((tweet) -> hide(tweet, caller, now));
	}

	private static void hide(TweetEntity tweet, Caller caller, Instant now) {
		caller.checkOwner(tweet.row().userId());
		if (tweet.row().pictureId() != null) {
			tweet.show(null, now);
		}
	}

	/** Returns up to so many pictures that no tweet has since before a time. */
	@Transactional(readOnly = true)
	public List<UUID> findUnused(Instant before, int limit) {
		return this.tweets.findUnusedPictures(before, limit);
	}

	/** Forgets pictures whose files are removed. */
	@Transactional
	public void forget(List<UUID> ids) {
		this.tweets.forgetPictures(ids.toArray(UUID[]::new));
	}

}
