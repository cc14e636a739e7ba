package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;

import org.springframework.stereotype.Service;

/** Removes pictures that no tweet has. */
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

	/** Removes batch after batch, first the files: a task that is killed begins again. */
	public void removeUnused() {
		List<UUID> removed;
		do {
			removed = this.transactions.findUnused(before(), this.settings.batch());
			this.files.remove(removed);
			this.transactions.forget(removed);
		}
		while (removed.size() == this.settings.batch());
	}

	private Instant before() {
		return this.clock.instant().minus(this.settings.kept());
	}

}
