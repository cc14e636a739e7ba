package io.tweebyte.user.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.sql.PrivacyStatements;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.shared.user.UserCredentials;
import io.tweebyte.shared.user.UserKeys;
import io.tweebyte.user.entity.UserEntity;

import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Reads users. Each method is one statement without a transaction of its own. */
public interface UserRepository extends Repository<UserEntity, UUID> {

	String SUMMARY = "select new io.tweebyte.contracts.user.UserSummary(u.id, u.userName, u.isPrivate, u.createdAt) "
			+ "from UserEntity u where ";

	// model: an array is one parameter, however many ids there are; a list is many
	String AMONG = "(cast(sql('? = any(?)', u.id, :ids) as boolean) = true "
			+ "or cast(sql('? = any(?)', u.userNameKey, :nameKeys) as boolean) = true)";

	String NEWEST_FIRST = " order by u.createdAt desc, u.id desc";

	@Query(SUMMARY + "u.id = :id")
	Optional<UserSummary> findSummary(UUID id);

	@Query(SUMMARY + "u.userNameKey = :nameKey")
	Optional<UserSummary> findSummaryByName(String nameKey);

	/** Returns the summaries of those that exist, newest first. */
	@Query(SUMMARY + AMONG + NEWEST_FIRST)
	List<UserSummary> findSummaries(UUID[] ids, String[] nameKeys);

	/** Searches the keys of names. The pattern has {@code \\} as escape. */
	@Query(SUMMARY + "u.userNameKey like :pattern escape '\\' and (u.createdAt, u.id) < (:before, :beforeId)"
			+ NEWEST_FIRST + " limit :limit")
	List<UserSummary> search(String pattern, Instant before, UUID beforeId, int limit);

	@Query("select u from UserEntity u where u.id = :id")
	Optional<UserEntity> findUser(UUID id);

	@Query("select new io.tweebyte.shared.user.UserCredentials(u.id, u.emailKey, u.passwordHash, u.passwordChangedAt) "
			+ "from UserEntity u where u.emailKey = :emailKey")
	Optional<UserCredentials> findCredentialsByEmail(String emailKey);

	/** Finds other users with a name or an address, each of which may be null. */
	@Query("select new io.tweebyte.shared.user.UserKeys(u.userNameKey, u.emailKey) from UserEntity u "
			+ "where (u.userNameKey = :nameKey or u.emailKey = :emailKey) and u.id <> :self")
	List<UserKeys> findOthers(UUID self, String nameKey, String emailKey);

	/**
	 * Returns the oldest changes, all of one time together, at least {@code PAGE} if
	 * there are more.
	 */
	@Query("select new io.tweebyte.shared.token.PasswordChange(u.id, u.passwordChangedAt) from UserEntity u "
			+ "where u.passwordChangedAt > :after order by u.passwordChangedAt fetch first " + PasswordChange.PAGE
			+ " rows with ties")
	List<PasswordChange> findPasswordChanges(Instant after);

	/** Returns the accounts in the order of their last changes. */
	@Query(value = PrivacyStatements.CHANGES, nativeQuery = true)
	List<AccountPrivacy> findPrivacyChanges(long after, UUID afterId, int limit);

}
