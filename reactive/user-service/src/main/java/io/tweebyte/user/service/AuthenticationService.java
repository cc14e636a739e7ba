package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.LoginRequest.Credentials;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.user.TokenAnswer;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserKeys;
import io.tweebyte.user.mapper.UserMapper;
import io.tweebyte.user.repository.UserRepository;
import io.tweebyte.user.repository.UserWriter;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Registers users and logs them in.
 */
@Service
public class AuthenticationService {

	private final UserRepository users;

	private final UserWriter writer;

	private final UniqueKeys keys;

	private final PasswordService passwords;

	private final TokenService tokens;

	private final LoginThrottle throttle;

	private final Clock clock;

	AuthenticationService(UserRepository users, UserWriter writer, UniqueKeys keys, PasswordService passwords,
			TokenService tokens, LoginThrottle throttle, Clock clock) {
		this.users = users;
		this.writer = writer;
		this.keys = keys;
		this.passwords = passwords;
		this.tokens = tokens;
		this.throttle = throttle;
		this.clock = clock;
	}

	/**
	 * Registers a user. A taken name or address is refused before the password is hashed.
	 * @param form what the client sent
	 * @param caller the client
	 * @return a token of the new user; fails with 400, 409 or 503
	 */
	public Mono<TokenAnswer> register(RegistrationForm form, Caller caller) {
		Instant requested = this.clock.instant();
		Registration registration = form.validated(LocalDate.now(this.clock));
		UUID id = Identifiers.next();
		return this.keys.check(id, keys(registration))
			.then(this.passwords.hash(registration.password(), HashingClient.registration(caller)))
			.flatMap((hash) -> insert(id, registration, hash))
			.flatMap((userId) -> this.tokens.issue(userId, requested, null));
	}

	private Mono<UUID> insert(UUID id, Registration registration, String hash) {
		return this.writer.insert(UserMapper.user(id, registration, hash, this.clock))
			.flatMap((inserted) -> inserted ? Mono.just(id) : this.keys.conflict(id, keys(registration)));
	}

	private static UserKeys keys(Registration registration) {
		return new UserKeys(registration.userNameKey(), registration.emailKey());
	}

	/**
	 * Logs a user in.
	 * @param request what the client sent
	 * @param caller the client
	 * @return a token of the user; fails with 400, 401, 429 or 503
	 */
	public Mono<TokenAnswer> login(LoginRequest request, Caller caller) {
		Credentials credentials = request.validated();
		Instant requested = this.clock.instant();
		return this.throttle.guard(credentials.emailKey(), caller.address(), () -> verify(credentials, caller))
			.flatMap((user) -> this.tokens.issue(user.id(), requested, user.passwordChangedAt()));
	}

	private Mono<UserCredentials> verify(Credentials credentials, Caller caller) {
		return this.users.findCredentialsByEmail(credentials.emailKey())
			.singleOptional()
			.flatMap((known) -> compare(credentials, known, caller));
	}

	private Mono<UserCredentials> compare(Credentials credentials, Optional<UserCredentials> known, Caller caller) {
		return this.passwords
			.matches(credentials.password(), known.map(UserCredentials::passwordHash).orElse(null),
					HashingClient.logIn(caller, credentials.emailKey()))
			.map((matches) -> known.filter((user) -> matches).orElseThrow(ContractException::loginRefused));
	}

}
