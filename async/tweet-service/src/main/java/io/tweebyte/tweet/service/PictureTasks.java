package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;

import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.stereotype.Service;

/** Removes pictures that no tweet has, and parts of forms that were left. */
@Service
public class PictureTasks {

	private final PictureTransactions transactions;

	private final PictureFiles files;

	private final PictureSettings settings;

	private final ThreadPoolTaskExecutor diskThreads;

	private final Clock clock;

	PictureTasks(PictureTransactions transactions, PictureFiles files, PictureSettings settings,
			ThreadPoolTaskExecutor diskThreads, Clock clock) {
		this.transactions = transactions;
		this.files = files;
		this.settings = settings;
		this.diskThreads = diskThreads;
		this.clock = clock;
	}

	public CompletableFuture<Void> removeUnused() {
		return CompletableFuture.runAsync(() -> this.files.removeIncoming(before()), this.diskThreads)
			.thenCompose((done) -> removeBatches());
	}

	private CompletableFuture<Void> removeBatches() {
		return this.transactions.claimUnused(before(), this.clock.instant(), this.settings.batch())
			.thenComposeAsync((unused) -> remove(unused).thenCompose((removed) -> next(unused.size())),
					this.diskThreads);
	}

	private CompletableFuture<Void> remove(List<UUID> unused) {
		return this.transactions.forget(this.files.remove(unused));
	}

	private CompletableFuture<Void> next(int claimed) {
		return (claimed < this.settings.batch()) ? CompletableFuture.completedFuture(null) : removeBatches();
	}

	private Instant before() {
		return this.clock.instant().minus(this.settings.kept());
	}

}
