package io.tweebyte.tweet.service;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

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

	private final ThreadPoolTaskExecutor diskThreads;

	private final UserPlaces places;

	private final Clock clock;

	PictureService(TweetRepository tweets, PictureTransactions transactions, VisibilityService visibility,
			PictureFiles files, ThreadPoolTaskExecutor pictureThreads, ThreadPoolTaskExecutor diskThreads,
			UserPlaces uploadPlaces, Clock clock) {
		this.tweets = tweets;
		this.transactions = transactions;
		this.visibility = visibility;
		this.files = files;
		this.threads = pictureThreads;
		this.diskThreads = diskThreads;
		this.places = uploadPlaces;
		this.clock = clock;
	}

	/** Fails with 400 (also for null), 403, 404, 429 or 503. */
	public CompletableFuture<Picture> show(UUID tweetId, MultipartFile file, Caller author) {
		if (file == null) {
			throw ApiException.invalid("file", Picture.TYPE_MESSAGE);
		}
		UserPlaces.Place place = this.places.take(author.userId());
		// model: as a step, even what is refused at once gives the place back
		return CompletableFuture.completedFuture(tweetId)
			.thenCompose((id) -> replace(id, file, author))
			.whenComplete((picture, failure) -> place.end());
	}

	private CompletableFuture<Picture> replace(UUID tweetId, MultipartFile file, Caller author) {
		Instant begun = Microseconds.now(this.clock);
		return find(tweetId).thenComposeAsync((tweet) -> {
			author.checkOwner(tweet.userId());
			return add(this.files.begin(tweet.userId()), begun, file, author);
		}, this.diskThreads).thenCompose((picture) -> show(tweetId, picture, begun, author));
	}

	private CompletableFuture<Picture> add(UUID id, Instant begun, MultipartFile file, Caller author) {
		return this.transactions.begin(id, begun).thenApplyAsync((noted) -> read(id, file, author), this.threads);
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

	private CompletableFuture<Picture> show(UUID tweetId, Picture picture, Instant begun, Caller author) {
		// the client may know already that it took too long
		author.deadline().check();
		return this.transactions.show(tweetId, picture, begun, author, Microseconds.now(this.clock))
			.thenApply((shown) -> picture);
	}

	/** Does nothing when there is no such tweet or picture; fails with 403. */
	public CompletableFuture<Void> hide(UUID tweetId, Caller author) {
		return this.transactions.hide(tweetId, author, Microseconds.now(this.clock));
	}

	/** Fails with 403, 404, or 503 when access cannot be decided. */
	public CompletableFuture<PictureFile> picture(UUID tweetId, Caller reader) {
		return visible(tweetId, reader).thenApplyAsync(this.files::picture, this.diskThreads);
	}

	/** As {@link #picture}. */
	public CompletableFuture<PictureFile> preview(UUID tweetId, Caller reader) {
		return visible(tweetId, reader).thenApplyAsync(this.files::preview, this.diskThreads);
	}

	private CompletableFuture<PictureRow> visible(UUID tweetId, Caller reader) {
		return find(tweetId)
			.thenCompose((tweet) -> this.visibility.open(tweet.userId(), reader).thenApply((open) -> tweet));
	}

	private CompletableFuture<PictureRow> find(UUID tweetId) {
		return this.tweets.findPicture(tweetId)
			.thenApply((found) -> found.orElseThrow(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND)));
	}

}
