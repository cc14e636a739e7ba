package io.tweebyte.tweet.service;

import io.tweebyte.shared.settings.PopularSettings;
import io.tweebyte.tweet.repository.TaskRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Adds up how often hashtags were used since the last round.
 */
@Service
public class PopularHashtagRefresh {

	private final TaskRepository tasks;

	private final PopularSettings settings;

	PopularHashtagRefresh(TaskRepository tasks, PopularSettings settings) {
		this.tasks = tasks;
		this.settings = settings;
	}

	/**
	 * Adds up all there is, batch by batch.
	 * @return ends when nothing is left; fails when the database is out
	 */
	public Mono<Void> refresh() {
		return this.tasks.refreshPopular(this.settings.batch())
			.flatMap((rows) -> (rows == 0) ? Mono.empty() : refresh());
	}

}
