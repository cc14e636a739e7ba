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
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.mapper.UserMapper;
import io.tweebyte.user.repository.UserRepository;
import reactor.core.publisher.Mono;

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
	public Mono<TokenResponse> register(RegistrationForm form, Caller caller) {
		Instant requested = this.clock.instant();
		Registration registration = form.toRegistration();
		UUID id = Identifiers.next();
		return this.keys.check(id, keys(registration))
			.then(this.passwords.hash(registration.password(), HashingClient.registration(caller)))
			.flatMap((hash) -> insert(id, registration, hash))
			.flatMap((userId) -> this.tokens.issue(userId, requested, null));
	}

	private Mono<UUID> insert(UUID id, Registration registration, String hash) {
		return this.transactions.insert(UserMapper.user(id, registration, hash, this.clock))
			.map(UserEntity::getId)
			.onErrorResume((failure) -> this.keys.explain(failure, id, keys(registration)));
	}

	private static UserKeys keys(Registration registration) {
		return new UserKeys(registration.userNameKey(), registration.emailKey());
	}

	/** Fails with 401, 429 or 503. */
	public Mono<TokenResponse> login(LoginRequest request, Caller caller) {
		Credentials credentials = request.toCredentials();
		Instant requested = this.clock.instant();
		return this.throttle.guard(credentials.emailKey(), caller.address(), () -> verify(credentials, caller))
			.flatMap((user) -> this.tokens.issue(user.id(), requested, user.passwordChangedAt()));
	}

	private Mono<UserCredentials> verify(Credentials credentials, Caller caller) {
		return this.users.findCredentialsByEmail(credentials.emailKey())
			.singleOptional()
			.flatMap((known) -> compare(credentials, known, caller))
			.flatMap(this::unchanged);
	}

	/** A change that is committed meanwhile may be dated before the request. */
	private Mono<UserCredentials> unchanged(UserCredentials user) {
		return this.users.findCredentialsByEmail(user.emailKey())
			.filter((now) -> user.areCurrent(now.passwordHash()))
			.switchIfEmpty(Mono.error(ApiException::loginRefused));
	}

	private Mono<UserCredentials> compare(Credentials credentials, Optional<UserCredentials> known, Caller caller) {
		return this.passwords
			.matches(credentials.password(), known.map(UserCredentials::passwordHash).orElse(null),
					HashingClient.logIn(caller, credentials.emailKey()))
			.map((matches) -> known.filter((user) -> matches).orElseThrow(ApiException::loginRefused));
	}

}
