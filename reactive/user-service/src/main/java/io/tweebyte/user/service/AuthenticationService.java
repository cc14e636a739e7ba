package io.tweebyte.user.service;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.http.Caller;
import io.tweebyte.contracts.id.Identifiers;
import io.tweebyte.contracts.limit.LoginAttempt;
import io.tweebyte.contracts.user.LoginRequest;
import io.tweebyte.contracts.user.LoginRequest.Credentials;
import io.tweebyte.contracts.user.RegistrationForm;
import io.tweebyte.contracts.user.RegistrationForm.Registration;
import io.tweebyte.contracts.user.TokenAnswer;
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
	 * @return a token of the new user; fails with 400, 409 or 503
	 */
	public Mono<TokenAnswer> register(RegistrationForm form) {
		Registration registration = form.validated(LocalDate.now(this.clock));
		UUID id = Identifiers.next();
		return this.keys.check(id, keys(registration))
			.then(Mono.defer(() -> this.passwords.hash(registration.password())))
			.flatMap((hash) -> insert(id, registration, hash))
			.flatMap(this.tokens::issue);
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
		return this.throttle.reserve(credentials.emailKey(), caller.address())
			.flatMap((attempt) -> settled(attempt, verify(credentials)))
			// model: a client that hangs up must not leave its attempt unsettled
			.cache()
			.flatMap(this.tokens::issue);
	}

	private Mono<UUID> settled(LoginAttempt attempt, Mono<UUID> verified) {
		return verified.onErrorResume((failure) -> this.throttle.settle(attempt, failure).then(Mono.error(failure)))
			.flatMap((userId) -> this.throttle.settle(attempt, null).thenReturn(userId));
	}

	private Mono<UUID> verify(Credentials credentials) {
		return this.users.findCredentialsByEmail(credentials.emailKey())
			.singleOptional()
			.flatMap((known) -> compare(credentials, known));
	}

	private Mono<UUID> compare(Credentials credentials, Optional<UserCredentials> known) {
		return this.passwords.matches(credentials.password(), known.map(UserCredentials::passwordHash).orElse(null))
			.map((matches) -> known.filter((user) -> matches)
				.map(UserCredentials::id)
				.orElseThrow(ContractException::loginRefused));
	}

}
