package io.tweebyte.tweet.service;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;

import io.tweebyte.common.threads.Await;
import io.tweebyte.common.user.VisibilityService;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.picture.PictureFile;
import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureRow;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.UserPlaces;
import io.tweebyte.tweet.repository.TweetRepository;

import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.stereotype.Service;
import org.springframework.web.multipart.MultipartFile;

/** Shows a picture with a tweet, to those who may see the tweet. */
@Service
public class PictureService {

	private final TweetRepository tweets;

	private final PictureTransactions transactions;

	private final VisibilityService visibility;

	private final PictureFiles files;

	private final ThreadPoolTaskExecutor threads;

	private final DiskLimit disk;

	private final UserPlaces places;

	private final Clock clock;

	PictureService(TweetRepository tweets, PictureTransactions transactions, VisibilityService visibility,
			PictureFiles files, ThreadPoolTaskExecutor pictureThreads, DiskLimit disk, UserPlaces uploadPlaces,
			Clock clock) {
		this.tweets = tweets;
		this.transactions = transactions;
		this.visibility = visibility;
		this.files = files;
		this.threads = pictureThreads;
		this.disk = disk;
		this.places = uploadPlaces;
		this.clock = clock;
	}

	/** Fails with 400 (also for null), 403, 404, 429 or 503. */
	public Picture show(UUID tweetId, MultipartFile file, Caller author) {
		if (file == null) {
			throw ApiException.invalid("file", Picture.TYPE_MESSAGE);
		}
		UserPlaces.Place place = this.places.take(author.userId());
		try {
			return replace(tweetId, file, author);
		}
		finally {
			place.end();
		}
	}

	private Picture replace(UUID tweetId, MultipartFile file, Caller author) {
		Instant begun = Microseconds.now(this.clock);
		UUID userId = find(tweetId).userId();
		author.checkOwner(userId);
		UUID id = this.disk.run(author.deadline(), () -> this.files.begin(userId));
		Picture picture = add(id, begun, file, author);
		show(tweetId, picture, begun, author);
		return picture;
	}

	private Picture add(UUID id, Instant begun, MultipartFile file, Caller author) {
		this.transactions.begin(id, begun);
		return Await.result(this.threads.submit(() -> read(id, file, author)));
	}

	private Picture read(UUID id, MultipartFile file, Caller author) {
		// the form is removed with the response that it took too long
		author.deadline().check();
		try {
			file.transferTo(this.files.file(id).toFile());
			return this.files.add(id, author.deadline());
		}
		catch (IOException ex) {
			throw PictureFiles.unwritable(ex);
		}
	}

	private void show(UUID tweetId, Picture picture, Instant begun, Caller author) {
		// the client may know already that it took too long
		author.deadline().check();
		this.transactions.show(tweetId, picture, begun, author, Microseconds.now(this.clock));
	}

	/** Does nothing when there is no such tweet or picture; fails with 403. */
	public void hide(UUID tweetId, Caller author) {
		this.transactions.hide(tweetId, author, Microseconds.now(this.clock));
	}

	/** Fails with 403, 404, or 503 when access cannot be decided. */
	public PictureFile picture(UUID tweetId, Caller reader) {
		PictureRow tweet = visible(tweetId, reader);
		return this.disk.run(reader.deadline(), () -> this.files.picture(tweet));
	}

	/** As {@link #picture}. */
	public PictureFile preview(UUID tweetId, Caller reader) {
		PictureRow tweet = visible(tweetId, reader);
		return this.disk.run(reader.deadline(), () -> this.files.preview(tweet));
	}

	private PictureRow visible(UUID tweetId, Caller reader) {
		PictureRow tweet = find(tweetId);
		this.visibility.open(tweet.userId(), reader);
		return tweet;
	}

	private PictureRow find(UUID tweetId) {
		return this.tweets.findPicture(tweetId).orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND));
	}

}
