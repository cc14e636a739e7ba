package io.tweebyte.user.service;

import java.util.List;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.user.repository.PrivacyRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Lists changes of privacy for services that keep a copy of the private accounts.
 */
@Service
public class PrivacyService {

	private final PrivacyRepository changes;

	PrivacyService(PrivacyRepository changes) {
		this.changes = changes;
	}

	/**
	 * Reads the accounts whose privacy changed. An account that has always been public is
	 * not among them.
	 * @param query the changes wanted
	 * @return the accounts as they are now, in the order of their last changes
	 */
	public Mono<List<AccountPrivacy>> changes(PrivacyQuery query) {
		return this.changes.findChanges(query);
	}

}
