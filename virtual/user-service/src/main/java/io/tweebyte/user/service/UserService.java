package io.tweebyte.user.service;

import java.util.List;
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

import org.springframework.dao.DataIntegrityViolationException;
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
	public UserSummary summary(UUID userId) {
		return this.users.findSummary(userId).orElseThrow(UserService::notFound);
	}

	/** The name may be in any case. Fails with 404. */
	public UserSummary summaryByName(String userName) {
		return this.users.findSummaryByName(NameKey.of(userName)).orElseThrow(UserService::notFound);
	}

	/** Returns the summaries of those that exist, newest first. */
	public List<UserSummary> summaries(SummariesRequest request) {
		UUID[] ids = request.distinctIds().toArray(UUID[]::new);
		String[] nameKeys = request.nameKeys().toArray(String[]::new);
		return (ids.length + nameKeys.length == 0) ? List.of() : this.users.findSummaries(ids, nameKeys);
	}

	public Page<UserSummary> search(String term, PageQuery query) {
		String pattern = LikePattern.containing(NameKey.of(term));
		Cursor before = query.cursor(SEARCH);
		List<UserSummary> found = this.users.search(pattern, before.createdAt(), before.id(), query.rows());
		return Page.of(found, query.limit(), UserService::cursor);
	}

	private static Cursor cursor(UserSummary user) {
		return new Cursor(SEARCH, user.createdAt(), user.id());
	}

	/** Fails with 403, 404, 409, 429 or 503. */
	public void update(UUID userId, UserUpdate update, Caller caller) {
		Changes changes = update.toChanges();
		UserCredentials credentials = confirmed(userId, changes, caller);
		String hash = (changes.password() != null)
				? this.passwords.hash(changes.password(), HashingClient.change(caller, userId)) : null;
		UserEntity user = write(credentials, changes, hash);
		if (hash != null) {
			this.accountChanges.publish(new PasswordChange(user.getId(), user.passwordChangedAt()));
		}
		this.cache.evict(CacheKeys.userSummary(userId));
	}

	private UserCredentials confirmed(UUID userId, Changes changes, Caller caller) {
		if (!changes.needCurrentPassword()) {
			return new UserCredentials(userId, null, null, null);
		}
		UserEntity user = this.users.findUser(userId).orElseThrow(UserService::notFound);
		return confirmed(credentials(user), changes.currentPassword(), caller);
	}

	private static UserCredentials credentials(UserEntity user) {
		return new UserCredentials(user.getId(), user.emailKey(), user.passwordHash(), user.passwordChangedAt());
	}

	private UserCredentials confirmed(UserCredentials credentials, String currentPassword, Caller caller) {
		if (currentPassword == null) {
			throw wrongPassword();
		}
		return this.throttle.guard(credentials.emailKey(), caller.address(),
				() -> compare(credentials, currentPassword, caller));
	}

	private UserCredentials compare(UserCredentials credentials, String currentPassword, Caller caller) {
		if (!this.passwords.matches(currentPassword, credentials.passwordHash(),
				HashingClient.change(caller, credentials.id()))) {
			throw wrongPassword();
		}
		return credentials;
	}

	private UserEntity write(UserCredentials credentials, Changes changes, String hash) {
		try {
			return this.transactions.update(credentials, changes, hash).orElseThrow(() -> notWritten(credentials));
		}
		catch (DataIntegrityViolationException ex) {
			this.keys.check(credentials.id(), new UserKeys(changes.userNameKey(), changes.emailKey()));
			throw ex;
		}
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
