package io.tweebyte.tweet.service;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.shared.settings.PopularSettings;
import io.tweebyte.tweet.repository.TaskRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Adds up how often hashtags were used since the last round.
 */
@Service
public class PopularHashtagRefresh {

	private final TaskRepository tasks;

	private final PopularSettings settings;

	private final Executor threads;

	PopularHashtagRefresh(TaskRepository tasks, PopularSettings settings,
			@Qualifier("databaseThreads") Executor threads) {
		this.tasks = tasks;
		this.settings = settings;
		this.threads = threads;
	}

	/**
	 * Adds up all there is, batch by batch.
	 * @return ends when nothing is left; fails when the database is out
	 */
	public CompletableFuture<Void> refresh() {
		return CompletableFuture.supplyAsync(() -> this.tasks.refreshPopular(this.settings.batch()), this.threads)
			.thenCompose((rows) -> (rows == 0) ? CompletableFuture.completedFuture(null) : refresh());
	}

}
