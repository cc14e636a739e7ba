package io.tweebyte.user.service;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.user.repository.PrivacyRepository;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Lists changes of privacy for services that keep a copy of the private accounts.
 */
@Service
public class PrivacyService {

	private final PrivacyRepository changes;

	private final Executor threads;

	PrivacyService(PrivacyRepository changes, @Qualifier("databaseThreads") Executor threads) {
		this.changes = changes;
		this.threads = threads;
	}

	/**
	 * Reads the accounts whose privacy changed. An account that has always been public is
	 * not among them.
	 * @param query the changes wanted
	 * @return the accounts as they are now, in the order of their last changes
	 */
	public CompletableFuture<List<AccountPrivacy>> changes(PrivacyQuery query) {
		return CompletableFuture.supplyAsync(() -> this.changes.findChanges(query), this.threads);
	}

}
