package io.tweebyte.user.service;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

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
import reactor.core.publisher.Mono;

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

	UserService(UserRepository users, UserWriter writer, UniqueKeys keys, PasswordService passwords,
			LoginThrottle throttle, PasswordChangeService passwordChanges, JsonCache cache, Clock clock) {
		this.users = users;
		this.writer = writer;
		this.keys = keys;
		this.passwords = passwords;
		this.throttle = throttle;
		this.passwordChanges = passwordChanges;
		this.cache = cache;
		this.clock = clock;
	}

	/**
	 * Reads a summary.
	 * @param userId the user
	 * @return the summary; fails with 404
	 */
	public Mono<UserSummary> summary(UUID userId) {
		return this.users.findSummary(userId).switchIfEmpty(Mono.error(UserService::notFound));
	}

	/**
	 * Reads a summary by name.
	 * @param userName the name, in any case
	 * @return the summary; fails with 404
	 */
	public Mono<UserSummary> summaryByName(String userName) {
		return this.users.findSummaryByName(NameKey.of(userName)).switchIfEmpty(Mono.error(UserService::notFound));
	}

	/**
	 * Reads many summaries.
	 * @param request the users, by id or by name
	 * @return the summaries of those that exist, newest first; fails with 400
	 */
	public Mono<List<UserSummary>> summaries(SummariesRequest request) {
		Wanted wanted = request.validated();
		if (wanted.ids().isEmpty() && wanted.nameKeys().isEmpty()) {
			return Mono.just(List.of());
		}
		UUID[] ids = wanted.ids().toArray(UUID[]::new);
		String[] nameKeys = wanted.nameKeys().toArray(String[]::new);
		return this.users.findSummaries(ids, nameKeys);
	}

	/**
	 * Searches names.
	 * @param term what the name contains, in any case
	 * @param query the page wanted
	 * @return a page of summaries
	 */
	public Mono<Page<UserSummary>> search(String term, PageQuery query) {
		String pattern = LikePattern.containing(NameKey.of(term));
		Cursor before = query.before().orElse(NEWEST);
		Limit rows = Limit.of(query.limit() + 1);
		return this.users.search(pattern, before.createdAt(), before.id(), rows)
			.map((found) -> Page.of(found, query.limit(), UserService::cursor));
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
	public Mono<Void> update(UUID userId, UserUpdate update, Caller caller) {
		Changes changes = update.validated(LocalDate.now(this.clock));
		return confirmed(userId, changes, caller).flatMap((credentials) -> hashed(userId, changes, caller)
			.flatMap((hash) -> write(credentials, changes, hash.orElse(null))
				.then(Mono.defer(() -> this.cache.evict(CacheKeys.userSummary(userId))))
				// model: a cancelled statement is committed all the same, and must be
				// followed by its eviction
				.cache()));
	}

	private Mono<UserCredentials> confirmed(UUID userId, Changes changes, Caller caller) {
		if (!changes.needCurrentPassword()) {
			return Mono.just(new UserCredentials(userId, null, null, null));
		}
		return this.users.findUser(userId)
			.switchIfEmpty(Mono.error(UserService::notFound))
			.map((user) -> checked(user, changes))
			.flatMap((credentials) -> confirmed(credentials, changes.currentPassword(), caller));
	}

	private static UserCredentials checked(UserEntity user, Changes changes) {
		changes.checkPassword(user.userName(), user.email());
		return new UserCredentials(user.id(), user.emailKey(), user.passwordHash(), user.passwordChangedAt());
	}

	private Mono<UserCredentials> confirmed(UserCredentials credentials, String currentPassword, Caller caller) {
		if (currentPassword == null) {
			return Mono.error(wrongPassword());
		}
		return this.throttle.guard(credentials.emailKey(), caller.address(),
				() -> compare(credentials, currentPassword, caller));
	}

	private Mono<UserCredentials> compare(UserCredentials credentials, String currentPassword, Caller caller) {
		return this.passwords
			.matches(currentPassword, credentials.passwordHash(), HashingClient.change(caller, credentials.id()))
			.flatMap((matches) -> matches ? Mono.just(credentials) : Mono.error(wrongPassword()));
	}

	private Mono<Optional<String>> hashed(UUID userId, Changes changes, Caller caller) {
		return (changes.password() != null)
				? this.passwords.hash(changes.password(), HashingClient.change(caller, userId)).map(Optional::of)
				// model: a publisher cannot emit null
				: Mono.just(Optional.empty());
	}

	private Mono<Void> write(UserCredentials credentials, Changes changes, String hash) {
		UserKeys wanted = new UserKeys(changes.userNameKey(), changes.emailKey());
		Instant changedAt = (hash != null)
				? PasswordChange.date(Microseconds.now(this.clock), credentials.passwordChangedAt()) : null;
		return this.writer.update(credentials, changes, hash, changedAt)
			.onErrorResume(
					(failure) -> isTaken(failure) ? this.keys.conflict(credentials.id(), wanted) : Mono.error(failure))
			.doOnNext((written) -> checkWritten(written, credentials))
			.then(Mono.defer(() -> published(credentials.id(), changedAt)));
	}

	private Mono<Void> published(UUID userId, Instant changedAt) {
		return (changedAt != null) ? this.passwordChanges.publish(new PasswordChange(userId, changedAt)) : Mono.empty();
	}

	private static boolean isTaken(Throwable failure) {
		return failure instanceof DataIntegrityViolationException;
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
