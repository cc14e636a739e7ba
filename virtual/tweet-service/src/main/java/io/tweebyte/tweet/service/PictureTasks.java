package io.tweebyte.tweet.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.tweebyte.picture.PictureFiles;
import io.tweebyte.picture.PictureSettings;

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

	public void removeUnused() {
		this.files.removeIncoming(before());
		removeBatches();
	}

	private void removeBatches() {
		List<UUID> unused;
		do {
			unused = this.transactions.claimUnused(before(), this.clock.instant(), this.settings.batch());
			this.transactions.forget(this.files.remove(unused));
		}
		while (unused.size() == this.settings.batch());
	}

	private Instant before() {
		return this.clock.instant().minus(this.settings.kept());
	}

}
