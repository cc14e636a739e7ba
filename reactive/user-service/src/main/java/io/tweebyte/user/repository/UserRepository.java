package io.tweebyte.user.repository;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.sql.PrivacyStatements;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.shared.user.UserKeys;
import io.tweebyte.user.entity.UserEntity;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.data.r2dbc.repository.Query;
import org.springframework.data.repository.Repository;

/** Reads users. Each method is one statement without a transaction of its own. */
public interface UserRepository extends Repository<UserEntity, UUID> {

	String SUMMARY = "select id, user_name, is_private, created_at from users where ";

	String NEWEST_FIRST = " order by created_at desc, id desc";

	@Query(SUMMARY + "id = :id")
	Mono<UserSummary> findSummary(UUID id);

	@Query(SUMMARY + "user_name_key = :nameKey")
	Mono<UserSummary> findSummaryByName(String nameKey);

	/** Returns the summaries of those that exist, newest first. */
	@Query(SUMMARY + "(id = any(:ids) or user_name_key = any(:nameKeys))" + NEWEST_FIRST)
	Flux<UserSummary> findSummaries(UUID[] ids, String[] nameKeys);

	/** Searches the keys of names. The pattern has {@code \\} as escape. */
	@Query(SUMMARY + "user_name_key like :pattern escape '\\' and (created_at, id) < (:before, :beforeId)"
			+ NEWEST_FIRST + " limit :limit")
	Flux<UserSummary> search(String pattern, Instant before, UUID beforeId, int limit);

	@Query("select id, user_name, user_name_key, email, email_key, password_hash, biography, is_private, birth_date, "
			+ "created_at, password_changed_at from users where id = :id")
	Mono<UserEntity> findUser(UUID id);

	@Query("select id, email_key, password_hash, password_changed_at from users where email_key = :emailKey")
	Mono<UserCredentials> findCredentialsByEmail(String emailKey);

	/** Finds other users with a name or an address, each of which may be null. */
	@Query("select user_name_key, email_key from users "
			+ "where (user_name_key = :nameKey or email_key = :emailKey) and id <> :self")
	Flux<UserKeys> findOthers(UUID self, String nameKey, String emailKey);

	/**
	 * Returns the oldest changes, all of one time together, at least {@code PAGE} if
	 * there are more.
	 */
	@Query("select id, password_changed_at as changed_at from users where password_changed_at > :after "
			+ "order by password_changed_at fetch first " + PasswordChange.PAGE + " rows with ties")
	Flux<PasswordChange> findPasswordChanges(Instant after);

	/** Returns the accounts in the order of their last changes. */
	@Query(PrivacyStatements.CHANGES)
	Flux<AccountPrivacy> findPrivacyChanges(long after, UUID afterId, int limit);

}
