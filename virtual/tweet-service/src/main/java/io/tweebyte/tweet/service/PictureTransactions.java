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
	public void begin(UUID id, Instant now) {
		this.tweets.addUnusedPicture(id, now);
	}

	/**
	 * Gives a tweet a picture instead of the one it has; fails with 403, 404, or 503 when
	 * its files were removed meanwhile.
	 */
	@Transactional
	public void show(UUID tweetId, Picture picture, Caller caller, Instant now) {
		TweetEntity tweet = this.tweets.lock(tweetId)
			.orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND));
		caller.checkOwner(tweet.row().userId());
		tweet.show(picture, now);
		if (this.tweets.usePicture(picture.id()) != 1) {
			throw ApiException.unavailable(Messages.TOO_SLOW);
		}
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

	/**
	 * Removes the files of up to so many pictures that no tweet has since before a time.
	 * Those that cannot be removed are tried again as if they were unused from now on.
	 * @return how many pictures there were
	 */
	@Transactional
	public int removeUnused(Instant before, Instant now, int limit) {
		// locked, so that no tweet gets a picture whose files are removed
		List<UUID> unused = this.tweets.lockUnusedPictures(before, limit);
		this.tweets.forgetPictures(this.files.remove(unused));
		this.tweets.postponePictures(unused.toArray(UUID[]::new), now);
		return unused.size();
	}

}
