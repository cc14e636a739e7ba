package io.tweebyte.common.privacy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.settings.PrivacySettings;
import io.tweebyte.shared.settings.TimeSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a service's copy of which accounts are private up to date with the user service.
 */
public class PrivateAccountsCopy {

	private static final Logger log = LoggerFactory.getLogger(PrivateAccountsCopy.class);

	private final PrivateAccountsRepository accounts;

	private final UserClient users;

	private final PrivacySettings settings;

	private final TimeSettings times;

	private final Executor threads;

	private final AtomicBoolean stale = new AtomicBoolean();

	PrivateAccountsCopy(PrivateAccountsRepository accounts, UserClient users, PrivacySettings settings,
			TimeSettings times, Executor threads) {
		this.accounts = accounts;
		this.users = users;
		this.settings = settings;
		this.times = times;
		this.threads = threads;
	}

	/**
	 * Takes over all changes there are, batch by batch. A failure is logged once, and not
	 * with each round again; the next round continues where this one ended.
	 * @return ends when nothing is left, or when the round has failed
	 */
	public CompletableFuture<Void> update() {
		return batch().thenRun(this::recovered).exceptionally(this::failed);
	}

	private CompletableFuture<Void> batch() {
		return CompletableFuture.supplyAsync(this.accounts::position, this.threads)
			.thenCompose((position) -> read(position).thenCompose((changes) -> copy(position, changes)));
	}

	private CompletableFuture<List<AccountPrivacy>> read(CopyPosition position) {
		PrivacyQuery query = new PrivacyQuery(position.position(), position.accountId(), this.settings.batch());
		return this.users.privacy(query, Caller.ofTask("privacy", Deadline.in(this.times.request())));
	}

	private CompletableFuture<Void> copy(CopyPosition position, List<AccountPrivacy> changes) {
		if (changes.isEmpty()) {
			return CompletableFuture.completedFuture(null);
		}
		return CompletableFuture.supplyAsync(() -> this.accounts.copy(position, changes), this.threads)
			.thenCompose((moved) -> (changes.size() < this.settings.batch()) ? CompletableFuture.completedFuture(null)
					: batch());
	}

	private void recovered() {
		if (this.stale.getAndSet(false)) {
			log.info("The copy of the private accounts is up to date again.");
		}
	}

	private Void failed(Throwable failure) {
		if (!this.stale.getAndSet(true)) {
			log.warn("The copy of the private accounts cannot be updated; each round tries again: {}",
					(failure instanceof CompletionException) ? failure.getCause().getMessage() : failure.getMessage());
		}
		return null;
	}

}
