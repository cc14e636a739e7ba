package io.tweebyte.tweet.service;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.Callable;

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
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

import org.springframework.http.codec.multipart.FilePart;
import org.springframework.http.codec.multipart.Part;
import org.springframework.stereotype.Service;

/** Shows a picture with a tweet, to those who may see the tweet. */
@Service
public class PictureService {

	private final TweetRepository tweets;

	private final PictureTransactions transactions;

	private final VisibilityService visibility;

	private final PictureFiles files;

	private final Scheduler threads;

	private final UserPlaces places;

	private final Clock clock;

	PictureService(TweetRepository tweets, PictureTransactions transactions, VisibilityService visibility,
			PictureFiles files, Scheduler pictureScheduler, UserPlaces uploadPlaces, Clock clock) {
		this.tweets = tweets;
		this.transactions = transactions;
		this.visibility = visibility;
		this.files = files;
		this.threads = pictureScheduler;
		this.places = uploadPlaces;
		this.clock = clock;
	}

	/** Fails with 400 (also for anything but a file), 403, 404, 429 or 503. */
	public Mono<Picture> show(UUID tweetId, Part part, Caller author) {
		if (!(part instanceof FilePart file)) {
			throw ApiException.invalid("file", Picture.TYPE_MESSAGE);
		}
		// model: a future continues when its caller no longer waits; cached, so does
		// this, and the place ends with the work
		return Mono
			.usingWhen(Mono.just(file),
					(form) -> Mono.using(() -> this.places.take(author.userId()),
							(place) -> replace(tweetId, form, author), UserPlaces.Place::end),
					PictureService::delete)
			.cache();
	}

	/** WebFlux does not delete the file of a form whose client has disconnected. */
	private static Mono<Void> delete(FilePart form) {
		return form.delete().onErrorComplete();
	}

	private Mono<Picture> replace(UUID tweetId, FilePart file, Caller author) {
		Instant begun = Microseconds.now(this.clock);
		return find(tweetId).flatMap((tweet) -> {
			author.checkOwner(tweet.userId());
			return onDisk(() -> this.files.begin(tweet.userId())).flatMap((id) -> add(id, begun, file, author));
		}).flatMap((picture) -> show(tweetId, picture, begun, author));
	}

	private Mono<Picture> add(UUID id, Instant begun, FilePart file, Caller author) {
		return this.transactions.begin(id, begun).then(Mono.defer(() -> read(id, file, author)));
	}

	private Mono<Picture> read(UUID id, FilePart file, Caller author) {
		// the form is removed with the response that it took too long
		author.deadline().check();
		return file.transferTo(this.files.file(id))
			.onErrorMap(IOException.class, PictureFiles::unwritable)
			.then(Mono.fromCallable(() -> this.files.add(id, author.deadline())).subscribeOn(this.threads));
	}

	private Mono<Picture> show(UUID tweetId, Picture picture, Instant begun, Caller author) {
		// the client may know already that it took too long
		author.deadline().check();
		return this.transactions.show(tweetId, picture, begun, author, Microseconds.now(this.clock))
			.thenReturn(picture);
	}

	// model: an event loop must not wait for a disk
	private static <T> Mono<T> onDisk(Callable<T> work) {
		return Mono.fromCallable(work).subscribeOn(Schedulers.boundedElastic());
	}

	/** Does nothing when there is no such tweet or picture; fails with 403. */
	public Mono<Void> hide(UUID tweetId, Caller author) {
		return this.transactions.hide(tweetId, author, Microseconds.now(this.clock));
	}

	/** Fails with 403, 404, or 503 when access cannot be decided. */
	public Mono<PictureFile> picture(UUID tweetId, Caller reader) {
		return visible(tweetId, reader).flatMap((tweet) -> onDisk(() -> this.files.picture(tweet)));
	}

	/** As {@link #picture}. */
	public Mono<PictureFile> preview(UUID tweetId, Caller reader) {
		return visible(tweetId, reader).flatMap((tweet) -> onDisk(() -> this.files.preview(tweet)));
	}

	private Mono<PictureRow> visible(UUID tweetId, Caller reader) {
		return find(tweetId).flatMap((tweet) -> this.visibility.open(tweet.userId(), reader).thenReturn(tweet));
	}

	private Mono<PictureRow> find(UUID tweetId) {
		return this.tweets.findPicture(tweetId)
			.switchIfEmpty(Mono.error(() -> ApiException.notFound(Messages.TWEET_NOT_FOUND)));
	}

}
