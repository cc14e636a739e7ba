package io.tweebyte.common.privacy;

import java.util.List;
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
import reactor.core.publisher.Mono;

/**
 * Keeps a service's copy of which accounts are private up to date with the user service.
 */
public class PrivateAccountsCopy {

	private static final Logger log = LoggerFactory.getLogger(PrivateAccountsCopy.class);

	private final PrivateAccountsRepository accounts;

	private final UserClient users;

	private final PrivacySettings settings;

	private final TimeSettings times;

	private final AtomicBoolean stale = new AtomicBoolean();

	PrivateAccountsCopy(PrivateAccountsRepository accounts, UserClient users, PrivacySettings settings,
			TimeSettings times) {
		this.accounts = accounts;
		this.users = users;
		this.settings = settings;
		this.times = times;
	}

	/**
	 * Takes over all changes there are, batch by batch. A failure is logged once, and not
	 * with each round again; the next round continues where this one ended.
	 * @return ends when nothing is left, or when the round has failed
	 */
	public Mono<Void> update() {
		return batch().then(Mono.fromRunnable(this::recovered)).onErrorResume(this::failed).then();
	}

	private Mono<Void> batch() {
		return this.accounts.position()
			.flatMap((position) -> read(position).flatMap((changes) -> copy(position, changes)));
	}

	private Mono<List<AccountPrivacy>> read(CopyPosition position) {
		PrivacyQuery query = new PrivacyQuery(position.position(), position.accountId(), this.settings.batch());
		return this.users.privacy(query, Caller.ofTask("privacy", Deadline.in(this.times.request())));
	}

	private Mono<Void> copy(CopyPosition position, List<AccountPrivacy> changes) {
		if (changes.isEmpty()) {
			return Mono.empty();
		}
		return this.accounts.copy(position, changes)
			.flatMap((moved) -> (changes.size() < this.settings.batch()) ? Mono.empty() : batch());
	}

	private void recovered() {
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
