package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import org.springframework.stereotype.Service;

/** Removes pictures that no tweet has, and parts of forms that were left. */
@Service
public class PictureTasks {

	private final PictureTransactions transactions;

	private final PictureFiles files;

	private final PictureSettings settings;

	private final Clock clock;

	PictureTasks(PictureTransactions transactions, PictureFiles files, PictureSettings settings, Clock clock) {
		this.transactions = transactions;
		this.files = files;
		this.settings = settings;
		this.clock = clock;
	}

	public Mono<Void> removeUnused() {
		return Mono.fromRunnable(() -> this.files.removeIncoming(before()))
			.subscribeOn(Schedulers.boundedElastic())
			.then(removeBatches());
	}

	private Mono<Void> removeBatches() {
		return Mono.defer(() -> this.transactions.claimUnused(before(), this.clock.instant(), this.settings.batch()))
			.flatMap((unused) -> remove(unused).thenReturn(unused.size()))
			.repeat()
			.takeUntil((claimed) -> claimed < this.settings.batch())
			.then();
	}

	private Mono<Void> remove(List<UUID> unused) {
		// model: an event loop must not wait for a disk
		return Mono.fromCallable(() -> this.files.remove(unused))
			.subscribeOn(Schedulers.boundedElastic())
			.flatMap(this.transactions::forget);
	}

	private Instant before() {
		return this.clock.instant().minus(this.settings.kept());
	}

}
