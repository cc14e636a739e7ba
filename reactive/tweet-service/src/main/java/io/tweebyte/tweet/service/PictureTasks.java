package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

import org.springframework.stereotype.Service;

/** Removes pictures that no tweet has. */
@Service
public class PictureTasks {

	private final PictureTransactions transactions;

	private final PictureFiles files;

	private final PictureSettings settings;

	private final Scheduler threads;

	private final Clock clock;

	PictureTasks(PictureTransactions transactions, PictureFiles files, PictureSettings settings, Scheduler pictureScheduler, Clock clock) {
		this.transactions = transactions;
		this.files = files;
		this.settings = settings;
		this.threads = pictureScheduler;
		this.clock = clock;
	}

	/** Removes batch after batch, first the files: a task that is killed begins again. */
	public Mono<Void> removeUnused() {
		return removeBatch().repeat().takeUntil((removed) -> removed < this.settings.batch()).then();
	}

	private Mono<Integer> removeBatch() {
		return Mono.defer(() -> this.transactions.findUnused(before(), this.settings.batch()))
			.flatMap((unused) -> Mono.fromRunnable(() -> this.files.remove(unused))
				.subscribeOn(this.threads)
				.then(Mono.defer(() -> this.transactions.forget(unused)))
				.thenReturn(unused.size()));
	}

	private Instant before() {
		return this.clock.instant().minus(this.settings.kept());
	}

}
