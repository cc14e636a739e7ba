package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.picture.PictureThreads;

import org.springframework.stereotype.Service;

/** Removes pictures that no tweet has. */
@Service
public class PictureTasks {

	private final PictureTransactions transactions;

	private final PictureFiles files;

	private final PictureSettings settings;

	private final PictureThreads threads;

	private final Clock clock;

	PictureTasks(PictureTransactions transactions, PictureFiles files, PictureSettings settings, PictureThreads threads, Clock clock) {
		this.transactions = transactions;
		this.files = files;
		this.settings = settings;
		this.threads = threads;
		this.clock = clock;
	}

	/** Removes batch after batch, first the files: a task that is killed begins again. */
	public CompletableFuture<Void> removeUnused() {
		return this.transactions.findUnused(before(), this.settings.batch())
			.thenApplyAsync(this::remove, this.threads.executor())
			.thenCompose((removed) -> this.transactions.forget(removed).thenCompose((done) -> next(removed)));
	}

	private CompletableFuture<Void> next(List<UUID> removed) {
		return (removed.size() < this.settings.batch()) ? CompletableFuture.completedFuture(null) : removeUnused();
	}

	private List<UUID> remove(List<UUID> unused) {
		this.files.remove(unused);
		return unused;
	}

	private Instant before() {
		return this.clock.instant().minus(this.settings.kept());
	}

}
