package io.tweebyte.common.privacy;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;

import io.tweebyte.common.client.UserClient;
import io.tweebyte.common.privacy.PrivateAccountsRepository.CopyPosition;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.settings.TaskSettings.PrivacySettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;

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
	public Mono<Void> update() {
		return Mono.fromSupplier(System::nanoTime).flatMap(this::update);
	}

	private Mono<Void> update(long begun) {
		// model: batches nested into each other would keep what each has read
		return Mono.defer(this::batch)
			.repeat()
			.takeUntil((copied) -> copied < this.settings.batch())
			.then(Mono.fromRunnable(() -> recovered(begun)))
			.onErrorResume(this::failed)
			.then();
	}

	private Mono<Integer> batch() {
		return this.accounts.position()
			.single()
			.flatMap((position) -> read(position).flatMap((changes) -> copy(position, changes)));
	}

	private Mono<List<AccountPrivacy>> read(CopyPosition position) {
		PrivacyQuery query = new PrivacyQuery(position.position(), position.accountId(), this.settings.batch());
		return this.users.privacy(query, this.callers.of("privacy"));
	}

	private Mono<Integer> copy(CopyPosition position, List<AccountPrivacy> changes) {
		return changes.isEmpty() ? Mono.just(0) : this.accounts.copy(position, changes).thenReturn(changes.size());
	}

	/** Returns whether the copy is recent enough: at most as old as a cached summary. */
	public boolean isCurrent() {
		return System.nanoTime() - this.updated <= this.settings.maxAge().toNanos();
	}

	/** Leaves out private accounts; fails with 503 when the copy is too old. */
	public Mono<List<UUID>> findPublic(List<UUID> userIds) {
		if (!isCurrent()) {
			return Mono.error(ApiException.unavailable(Messages.SERVICE_UNAVAILABLE));
		}
		return this.accounts.findPublic(userIds.toArray(UUID[]::new)).collectList();
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

	private Mono<Void> failed(Throwable failure) {
		if (!this.stale.getAndSet(true)) {
			log.warn("The copy of the private accounts cannot be updated; each round tries again: {}",
					failure.getMessage());
		}
		return Mono.empty();
	}

}
