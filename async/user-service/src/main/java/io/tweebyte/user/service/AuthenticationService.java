package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

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

import org.springframework.beans.factory.annotation.Qualifier;
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

	private final Executor threads;

	AuthenticationService(UserRepository users, UserWriter writer, UniqueKeys keys, PasswordService passwords,
			TokenService tokens, LoginThrottle throttle, Clock clock, @Qualifier("databaseThreads") Executor threads) {
		this.users = users;
		this.writer = writer;
		this.keys = keys;
		this.passwords = passwords;
		this.tokens = tokens;
		this.throttle = throttle;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Registers a user. A taken name or address is refused before the password is hashed.
	 * @param form what the client sent
	 * @param caller the client
	 * @return a token of the new user; fails with 400, 409 or 503
	 */
	public CompletableFuture<TokenAnswer> register(RegistrationForm form, Caller caller) {
		Instant requested = this.clock.instant();
		Registration registration = form.validated(LocalDate.now(this.clock));
		UUID id = Identifiers.next();
		return this.keys.check(id, keys(registration))
			.thenCompose((free) -> this.passwords.hash(registration.password(), HashingClient.registration(caller)))
			.thenCompose((hash) -> insert(id, registration, hash))
			.thenCompose((userId) -> this.tokens.issue(userId, requested, null));
	}

	private CompletableFuture<UUID> insert(UUID id, Registration registration, String hash) {
		return CompletableFuture
			.supplyAsync(() -> this.writer.insert(UserMapper.user(id, registration, hash, this.clock)), this.threads)
			.thenCompose((inserted) -> inserted ? CompletableFuture.completedFuture(id)
					: this.keys.conflict(id, keys(registration)));
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
	public CompletableFuture<TokenAnswer> login(LoginRequest request, Caller caller) {
		Credentials credentials = request.validated();
		Instant requested = this.clock.instant();
		return this.throttle.guard(credentials.emailKey(), caller.address(), () -> verify(credentials, caller))
			.thenCompose((user) -> this.tokens.issue(user.id(), requested, user.passwordChangedAt()));
	}

	private CompletableFuture<UserCredentials> verify(Credentials credentials, Caller caller) {
		return CompletableFuture
			.supplyAsync(() -> this.users.findCredentialsByEmail(credentials.emailKey()), this.threads)
			.thenCompose((known) -> compare(credentials, known, caller));
	}

	private CompletableFuture<UserCredentials> compare(Credentials credentials, Optional<UserCredentials> known,
			Caller caller) {
		return this.passwords
			.matches(credentials.password(), known.map(UserCredentials::passwordHash).orElse(null),
					HashingClient.logIn(caller, credentials.emailKey()))
			.thenApply((matches) -> known.filter((user) -> matches).orElseThrow(ContractException::loginRefused));
	}

}
