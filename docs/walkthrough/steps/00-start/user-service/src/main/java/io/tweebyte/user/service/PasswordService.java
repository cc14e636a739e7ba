package io.tweebyte.user.service;

import io.tweebyte.shared.settings.PasswordSettings;

import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

/** Hashes and compares passwords, a tenth of a second of work each time. */
@Service
public class PasswordService {

	private final PasswordEncoder encoder;

	private final String dummyHash;

	PasswordService(PasswordSettings settings) {
		this.encoder = new BCryptPasswordEncoder(settings.cost());
		this.dummyHash = this.encoder.encode("dummy password");
	}

	/**
	 * Hashes a password.
	 * @param password 8 to 72 bytes
	 * @return the hash
	 */
	public String hash(String password) {
		return this.encoder.encode(password);
	}

	/**
	 * Compares a password, in the same time whether there is an account or not.
	 * @param password what the client sent
	 * @param hash the hash of the account's password, or null when there is no account
	 * @return whether there is an account and the password is its
	 */
	public boolean matches(String password, String hash) {
		String compared = (hash != null) ? hash : this.dummyHash;
		return this.encoder.matches(password, compared) && hash != null;
	}

}
