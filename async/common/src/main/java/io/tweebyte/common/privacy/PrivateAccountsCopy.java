package io.tweebyte.common.privacy;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.privacy.PrivateAccountsRepository.CopyPosition;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.settings.TaskSettings.PrivacySettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class PrivateAccountsCopy {

	private static final Logger log = LoggerFactory.getLogger(PrivateAccountsCopy.class);

	private final PrivateAccountsRepository accounts;

	private final UserClient users;

	private final PrivacySettings settings;

	private final TaskCallers callers;

	private final AtomicBoolean stale = new AtomicBoolean();

	private volatile long updated;

	PrivateAccountsCopy(PrivateAccountsRepository accounts, UserClient users, PrivacySettings settings,
			TaskCallers callers) {
		this.accounts = accounts;
		this.users = users;
		this.settings = settings;
		this.callers = callers;
		// its age is unknown: it is trusted until the first update is due
		this.updated = System.nanoTime() - Math.max(0, settings.maxAge().minus(settings.firstDelay()).toNanos());
	}

	/** Copies all changes, batch by batch; a failure is logged once, not each round. */
	public CompletableFuture<Void> update() {
		long begun = System.nanoTime();
		return batch().thenRun(() -> recovered(begun)).exceptionally(this::failed);
	}

	// model: a pool that is full throws; as a stage, the batch fails like any other
	private CompletableFuture<Void> batch() {
		return CompletableFuture.completedFuture(this.accounts)
			.thenCompose(PrivateAccountsRepository::position)
			.thenCompose((position) -> read(position).thenCompose((changes) -> copy(position, changes)));
	}

	private CompletableFuture<List<AccountPrivacy>> read(CopyPosition position) {
		PrivacyQuery query = new PrivacyQuery(position.position(), position.accountId(), this.settings.batch());
		return this.users.privacy(query, this.callers.of("privacy"));
	}

	private CompletableFuture<Void> copy(CopyPosition position, List<AccountPrivacy> changes) {
		if (changes.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		return this.accounts.copy(position, changes)
			.thenCompose((moved) -> (changes.size() < this.settings.batch()) ? CompletableFuture.completedFuture(null)
					: batch());
	}

	/** Returns whether the copy is recent enough: at most as old as a cached summary. */
	public boolean isCurrent() {
		return System.nanoTime() - this.updated <= this.settings.maxAge().toNanos();
	}

	/** Leaves out private accounts; fails with 503 when the copy is too old. */
	public CompletableFuture<List<UUID>> findPublic(List<UUID> userIds) {
		if (!isCurrent()) {
			return CompletableFuture.failedFuture(ApiException.unavailable(Messages.SERVICE_UNAVAILABLE));
		}
		return this.accounts.findPublic(userIds.toArray(UUID[]::new));
	}

	/** Accounts may have turned private since then without the copy knowing yet. */
	public Instant mayNotKnowSince() {
		return Instant.now().minus(this.settings.maxAge());
	}

	private void recovered(long begun) {
		this.updated = begun;
		if (this.stale.getAndSet(false)) {
			log.info("The copy of the private accounts is up to date again.");
		}
	}

	private Void failed(Throwable failure) {
		if (!this.stale.getAndSet(true)) {
			log.warn("The copy of the private accounts cannot be updated; each round tries again: {}",
					Failures.cause(failure).getMessage());
		}
		return null;
	}

}
