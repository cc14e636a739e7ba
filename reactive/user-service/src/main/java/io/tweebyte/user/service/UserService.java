package io.tweebyte.user.service;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.common.cache.JsonCache;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.page.PageQuery;
import io.tweebyte.contracts.text.NameKey;
import io.tweebyte.contracts.user.SummariesRequest;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.contracts.user.UserUpdate;
import io.tweebyte.contracts.user.UserUpdate.Changes;
import io.tweebyte.shared.cache.CacheKeys;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.shared.sql.LikePattern;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.shared.user.UserKeys;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.repository.UserRepository;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/** Reads summaries, searches and changes users. */
@Service
public class UserService {

	public static final String SEARCH = "users-search";

	private final UserRepository users;

	private final UserTransactions transactions;

	private final UniqueKeys keys;

	private final PasswordService passwords;

	private final LoginThrottle throttle;

	private final AccountChangeService accountChanges;

	private final JsonCache cache;

	UserService(UserRepository users, UserTransactions transactions, UniqueKeys keys, PasswordService passwords,
			LoginThrottle throttle, AccountChangeService accountChanges, JsonCache cache) {
		this.users = users;
		this.transactions = transactions;
		this.keys = keys;
		this.passwords = passwords;
		this.throttle = throttle;
		this.accountChanges = accountChanges;
		this.cache = cache;
	}

	/** Fails with 404. */
	public Mono<UserSummary> summary(UUID userId) {
		return this.users.findSummary(userId).switchIfEmpty(Mono.error(UserService::notFound));
	}

	/** The name may be in any case. Fails with 404. */
	public Mono<UserSummary> summaryByName(String userName) {
		return this.users.findSummaryByName(NameKey.of(userName)).switchIfEmpty(Mono.error(UserService::notFound));
	}

	/** Returns the summaries of those that exist, newest first. */
	public Mono<List<UserSummary>> summaries(SummariesRequest request) {
		UUID[] ids = request.distinctIds().toArray(UUID[]::new);
		String[] nameKeys = request.nameKeys().toArray(String[]::new);
		if (ids.length == 0 && nameKeys.length == 0) {
			return Mono.just(List.of());
		}
		return this.users.findSummaries(ids, nameKeys).collectList();
	}

	public Mono<Page<UserSummary>> search(String term, PageQuery query) {
		String pattern = LikePattern.containing(NameKey.of(term));
		Cursor before = query.cursor(SEARCH);
		return this.users.search(pattern, before.createdAt(), before.id(), query.rows())
			.collectList()
			.map((found) -> Page.of(found, query.limit(), UserService::cursor));
	}

	private static Cursor cursor(UserSummary user) {
		return new Cursor(SEARCH, user.createdAt(), user.id());
	}

	/** Fails with 403, 404, 409, 429 or 503. */
	public Mono<Void> update(UUID userId, UserUpdate update, Caller caller) {
		Changes changes = update.toChanges();
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
			.map(UserService::credentials)
			.flatMap((credentials) -> confirmed(credentials, changes.currentPassword(), caller));
	}

	private static UserCredentials credentials(UserEntity user) {
		return new UserCredentials(user.getId(), user.emailKey(), user.passwordHash(), user.passwordChangedAt());
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
		return this.transactions.update(credentials, changes, hash)
			.onErrorResume((failure) -> this.keys.explain(failure, credentials.id(), wanted))
			.switchIfEmpty(Mono.error(() -> notWritten(credentials)))
			.flatMap((user) -> (hash != null) ? published(user) : Mono.empty());
	}

	private Mono<Void> published(UserEntity user) {
		return this.accountChanges.publish(new PasswordChange(user.getId(), user.passwordChangedAt()));
	}

	/** The password that was right a moment ago has been changed meanwhile. */
	private static ApiException notWritten(UserCredentials credentials) {
		return (credentials.passwordHash() != null) ? wrongPassword() : notFound();
	}

	private static ApiException notFound() {
		return ApiException.notFound(Messages.USER_NOT_FOUND);
	}

	private static ApiException wrongPassword() {
		return ApiException.forbidden(Messages.CURRENT_PASSWORD_WRONG);
	}

}
