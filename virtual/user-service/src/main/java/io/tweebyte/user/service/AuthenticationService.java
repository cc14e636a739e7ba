package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.LoginRequest.Credentials;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.user.TokenResponse;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.shared.user.UserKeys;
import io.tweebyte.user.mapper.UserMapper;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;

@Service
public class AuthenticationService {

	private final UserRepository users;

	private final UserTransactions transactions;

	private final UniqueKeys keys;

	private final PasswordService passwords;

	private final TokenService tokens;

	private final LoginThrottle throttle;

	private final Clock clock;

	AuthenticationService(UserRepository users, UserTransactions transactions, UniqueKeys keys,
			PasswordService passwords, TokenService tokens, LoginThrottle throttle, Clock clock) {
		this.users = users;
		this.transactions = transactions;
		this.keys = keys;
		this.passwords = passwords;
		this.tokens = tokens;
		this.throttle = throttle;
		this.clock = clock;
	}

	/**
	 * A taken name or address is refused before the password is hashed. Fails with 409 or
	 * 503.
	 */
	public TokenResponse register(RegistrationForm form, Caller caller) {
		Instant requested = this.clock.instant();
		Registration registration = form.toRegistration();
		UUID id = Identifiers.next();
		UserKeys keys = new UserKeys(registration.userNameKey(), registration.emailKey());
		this.keys.check(id, keys);
		String hash = this.passwords.hash(registration.password(), HashingClient.registration(caller));
		try {
			this.transactions.insert(UserMapper.user(id, registration, hash, this.clock));
		}
		catch (DataIntegrityViolationException ex) {
			this.keys.check(id, keys);
			throw ex;
		}
		return this.tokens.issue(id, requested, null);
	}

	/** Fails with 401, 429 or 503. */
	public TokenResponse login(LoginRequest request, Caller caller) {
		Credentials credentials = request.toCredentials();
		Instant requested = this.clock.instant();
		UserCredentials user = this.throttle.guard(credentials.emailKey(), caller.address(),
				() -> verify(credentials, caller));
		return this.tokens.issue(user.id(), requested, user.passwordChangedAt());
	}

	private UserCredentials verify(Credentials credentials, Caller caller) {
		Optional<UserCredentials> known = this.users.findCredentialsByEmail(credentials.emailKey());
		return unchanged(compare(credentials, known, caller));
	}

	/** A change that is committed meanwhile may be dated before the request. */
	private UserCredentials unchanged(UserCredentials user) {
		return this.users.findCredentialsByEmail(user.emailKey())
			.filter((now) -> user.areCurrent(now.passwordHash()))
			.orElseThrow(ApiException::loginRefused);
	}

	private UserCredentials compare(Credentials credentials, Optional<UserCredentials> known, Caller caller) {
		boolean matches = this.passwords.matches(credentials.password(),
				known.map(UserCredentials::passwordHash).orElse(null),
				HashingClient.logIn(caller, credentials.emailKey()));
		return known.filter((user) -> matches).orElseThrow(ApiException::loginRefused);
	}

}
