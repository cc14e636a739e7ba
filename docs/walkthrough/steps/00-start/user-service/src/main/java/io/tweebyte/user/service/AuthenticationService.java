package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.LoginRequest.Credentials;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.user.TokenResponse;
import io.tweebyte.shared.limit.LoginAttempt;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserKeys;
import io.tweebyte.user.mapper.UserMapper;
import io.tweebyte.user.repository.UserEntityRepository;
import io.tweebyte.user.repository.UserRepository;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;

@Service
public class AuthenticationService {

	private final UserRepository users;

	private final UserEntityRepository rows;

	private final UniqueKeys keys;

	private final PasswordService passwords;

	private final TokenService tokens;

	private final LoginThrottle throttle;

	private final Clock clock;

	AuthenticationService(UserRepository users, UserEntityRepository rows, UniqueKeys keys, PasswordService passwords,
			TokenService tokens, LoginThrottle throttle, Clock clock) {
		this.users = users;
		this.rows = rows;
		this.keys = keys;
		this.passwords = passwords;
		this.tokens = tokens;
		this.throttle = throttle;
		this.clock = clock;
	}

	/**
	 * Registers a user. A taken name or address is refused before the password is hashed.
	 * @param form what the client sent
	 * @return a token of the new user
	 * @throws ApiException 400, 409 or 503
	 */
	public TokenResponse register(RegistrationForm form) {
		Instant requested = this.clock.instant();
		Registration registration = form.validated(LocalDate.now(this.clock));
		UUID id = Identifiers.next();
		this.keys.check(id, keys(registration));
		String hash = this.passwords.hash(registration.password());
		insert(id, registration, hash);
		return this.tokens.issue(id, requested, null);
	}

	private void insert(UUID id, Registration registration, String hash) {
		try {
			this.rows.save(UserMapper.user(id, registration, hash, this.clock));
		}
		catch (DataIntegrityViolationException ex) {
			throw this.keys.conflict(id, keys(registration));
		}
	}

	private static UserKeys keys(Registration registration) {
		return new UserKeys(registration.userNameKey(), registration.emailKey());
	}

	/**
	 * Logs a user in.
	 * @param request what the client sent
	 * @param address the client's address
	 * @return a token of the user
	 * @throws ApiException 400, 401, 429 or 503
	 */
	public TokenResponse login(LoginRequest request, String address) {
		Credentials credentials = request.validated();
		Instant requested = this.clock.instant();
		LoginAttempt attempt = this.throttle.reserve(credentials.emailKey(), address);
		UserCredentials user = settled(attempt, credentials);
		return this.tokens.issue(user.id(), requested, user.passwordChangedAt());
	}

	private UserCredentials settled(LoginAttempt attempt, Credentials credentials) {
		try {
			UserCredentials user = verify(credentials);
			this.throttle.settle(attempt, null);
			return user;
		}
		catch (RuntimeException ex) {
			this.throttle.settle(attempt, ex);
			throw ex;
		}
	}

	private UserCredentials verify(Credentials credentials) {
		Optional<UserCredentials> known = this.users.findCredentialsByEmail(credentials.emailKey());
		String hash = known.map(UserCredentials::passwordHash).orElse(null);
		boolean matches = this.passwords.matches(credentials.password(), hash);
		return known.filter((user) -> matches).orElseThrow(ApiException::loginRefused);
	}

}
