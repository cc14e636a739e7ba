package io.tweebyte.user.service;

import io.tweebyte.contracts.settings.PasswordSettings;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

/**
 * Hashes and compares passwords, on threads of their own: a hash is a tenth of a second
 * of work, which must neither delay other requests nor pile up.
 */
@Service
public class PasswordService {

	private final PasswordEncoder encoder;

	private final String hashOfNobody;

	private final Scheduler threads;

	PasswordService(PasswordSettings settings, @Qualifier("passwordThreads") Scheduler threads) {
		this.encoder = new BCryptPasswordEncoder(settings.cost());
		this.hashOfNobody = this.encoder.encode("nobody's password");
		this.threads = threads;
	}

	/**
	 * Hashes a password.
	 * @param password 8 to 72 bytes
	 * @return the hash
	 */
	public Mono<String> hash(String password) {
		return Mono.fromSupplier(() -> this.encoder.encode(password)).subscribeOn(this.threads);
	}

	/**
	 * Compares a password, in the same time whether there is an account or not.
	 * @param password what somebody typed
	 * @param hash the hash of the account's password, or null when there is no account
	 * @return whether there is an account and the password is its
	 */
	public Mono<Boolean> matches(String password, String hash) {
		String compared = (hash != null) ? hash : this.hashOfNobody;
		return Mono.fromSupplier(() -> this.encoder.matches(password, compared) && hash != null)
			.subscribeOn(this.threads);
	}

}
