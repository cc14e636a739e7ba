package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.text.LikePattern;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.time.Microseconds;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.SummariesRequest.Wanted;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.entity.UserKeys;
import io.tweebyte.user.repository.UserRepository;
import io.tweebyte.user.repository.UserWriter;

import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;

/**
 * Reads summaries, searches and changes users.
 */
@Service
public class UserService {

	/** The name of the list of found users, for cursors. */
	public static final String SEARCH = "users-search";

	// later than every user: the first page begins here
	private static final Cursor NEWEST = new Cursor(SEARCH, Instant.parse("9999-12-31T00:00:00Z"), new UUID(-1, -1));

	private final UserRepository users;

	private final UserWriter writer;

	private final UniqueKeys keys;

	private final PasswordService passwords;

	private final LoginThrottle throttle;

	private final PasswordChangeService passwordChanges;

	private final JsonCache cache;

	private final Clock clock;

	private final Executor threads;

	UserService(UserRepository users, UserWriter writer, UniqueKeys keys, PasswordService passwords,
			LoginThrottle throttle, PasswordChangeService passwordChanges, JsonCache cache, Clock clock,
			@Qualifier("databaseThreads") Executor threads) {
		this.users = users;
		this.writer = writer;
		this.keys = keys;
		this.passwords = passwords;
		this.throttle = throttle;
		this.passwordChanges = passwordChanges;
		this.cache = cache;
		this.clock = clock;
		this.threads = threads;
	}

	/**
	 * Reads a summary.
	 * @param userId the user
	 * @return the summary; fails with 404
	 */
	public CompletableFuture<UserSummary> summary(UUID userId) {
		return CompletableFuture.supplyAsync(() -> this.users.findSummary(userId), this.threads)
			.thenApply((found) -> found.orElseThrow(UserService::notFound));
	}

	/**
	 * Reads a summary by name.
	 * @param userName the name, in any case
	 * @return the summary; fails with 404
	 */
	public CompletableFuture<UserSummary> summaryByName(String userName) {
		return CompletableFuture.supplyAsync(() -> this.users.findSummaryByName(NameKey.of(userName)), this.threads)
			.thenApply((found) -> found.orElseThrow(UserService::notFound));
	}

	/**
	 * Reads many summaries.
	 * @param request the users, by id or by name
	 * @return the summaries of those that exist, newest first; fails with 400
	 */
	public CompletableFuture<List<UserSummary>> summaries(SummariesRequest request) {
		Wanted wanted = request.validated();
		if (wanted.ids().isEmpty() && wanted.nameKeys().isEmpty()) {
			return CompletableFuture.completedFuture(List.of());
		}
		UUID[] ids = wanted.ids().toArray(UUID[]::new);
		String[] nameKeys = wanted.nameKeys().toArray(String[]::new);
		return CompletableFuture.supplyAsync(() -> this.users.findSummaries(ids, nameKeys), this.threads);
	}

	/**
	 * Searches names.
	 * @param term what the name contains, in any case
	 * @param query the page wanted
	 * @return a page of summaries
	 */
	public CompletableFuture<Page<UserSummary>> search(String term, PageQuery query) {
		String pattern = LikePattern.containing(NameKey.of(term));
		Cursor before = query.before().orElse(NEWEST);
		Limit rows = Limit.of(query.limit() + 1);
		return CompletableFuture
			.supplyAsync(() -> this.users.search(pattern, before.createdAt(), before.id(), rows), this.threads)
			.thenApply((found) -> Page.of(found, query.limit(), UserService::cursor));
	}

	private static Cursor cursor(UserSummary user) {
		return new Cursor(SEARCH, user.createdAt(), user.id());
	}

	/**
	 * Changes a user.
	 * @param userId the user, who is the caller
	 * @param update what the client sent
	 * @param caller the client
	 * @return ends when it is stored; fails with 400, 403, 404, 409, 429 or 503
	 */
	public CompletableFuture<Void> update(UUID userId, UserUpdate update, Caller caller) {
		Changes changes = update.validated(LocalDate.now(this.clock));
		return confirmed(userId, changes, caller)
			.thenCompose((credentials) -> hashed(userId, changes, caller)
				.thenCompose((hash) -> write(credentials, changes, hash)))
			.thenCompose((done) -> this.cache.evict(CacheKeys.userSummary(userId)));
	}

	private CompletableFuture<UserCredentials> confirmed(UUID userId, Changes changes, Caller caller) {
		if (!changes.needCurrentPassword()) {
			return CompletableFuture.completedFuture(new UserCredentials(userId, null, null, null));
		}
		return CompletableFuture.supplyAsync(() -> this.users.findUser(userId), this.threads)
			.thenApply((found) -> checked(found.orElseThrow(UserService::notFound), changes))
			.thenCompose((credentials) -> confirmed(credentials, changes.currentPassword(), caller));
	}

	private static UserCredentials checked(UserEntity user, Changes changes) {
		changes.checkPassword(user.userName(), user.email());
		return new UserCredentials(user.id(), user.emailKey(), user.passwordHash(), user.passwordChangedAt());
	}

	private CompletableFuture<UserCredentials> confirmed(UserCredentials credentials, String currentPassword,
			Caller caller) {
		if (currentPassword == null) {
			return CompletableFuture.failedFuture(wrongPassword());
		}
		return this.throttle.guard(credentials.emailKey(), caller.address(),
				() -> compare(credentials, currentPassword, caller));
	}

	private CompletableFuture<UserCredentials> compare(UserCredentials credentials, String currentPassword,
			Caller caller) {
		return this.passwords
			.matches(currentPassword, credentials.passwordHash(), HashingClient.change(caller, credentials.id()))
			.thenCompose((matches) -> matches ? CompletableFuture.completedFuture(credentials)
					: CompletableFuture.failedFuture(wrongPassword()));
	}

	private CompletableFuture<String> hashed(UUID userId, Changes changes, Caller caller) {
		return (changes.password() != null)
				? this.passwords.hash(changes.password(), HashingClient.change(caller, userId))
				// model: a future can hold null
				: CompletableFuture.completedFuture(null);
	}

	private CompletableFuture<Void> write(UserCredentials credentials, Changes changes, String hash) {
		UserKeys wanted = new UserKeys(changes.userNameKey(), changes.emailKey());
		Instant changedAt = (hash != null)
				? PasswordChange.date(Microseconds.now(this.clock), credentials.passwordChangedAt()) : null;
		return CompletableFuture
			.supplyAsync(() -> this.writer.update(credentials, changes, hash, changedAt), this.threads)
			.exceptionallyCompose((failure) -> isTaken(failure) ? this.keys.conflict(credentials.id(), wanted)
					: CompletableFuture.failedFuture(failure))
			.thenAccept((written) -> checkWritten(written, credentials))
			.thenCompose((done) -> published(credentials.id(), changedAt));
	}

	private CompletableFuture<Void> published(UUID userId, Instant changedAt) {
		return (changedAt != null) ? this.passwordChanges.publish(new PasswordChange(userId, changedAt))
				: CompletableFuture.completedFuture(null);
	}

	private static boolean isTaken(Throwable failure) {
		return failure.getCause() instanceof DataIntegrityViolationException;
	}

	private static void checkWritten(boolean written, UserCredentials credentials) {
		if (!written) {
			// the password that was right a moment ago has been changed meanwhile
			throw (credentials.passwordHash() != null) ? wrongPassword() : notFound();
		}
	}

	private static ContractException notFound() {
		return ContractException.notFound(Sentences.USER_NOT_FOUND);
	}

	private static ContractException wrongPassword() {
		return ContractException.forbidden(Sentences.CURRENT_PASSWORD_WRONG);
	}

}
