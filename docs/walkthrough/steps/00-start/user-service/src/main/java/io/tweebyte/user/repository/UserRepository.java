package io.tweebyte.user.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.entity.UserKeys;

import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Reads users. Each method is one statement without a transaction of its own. */
public interface UserRepository extends Repository<UserEntity, UUID> {

	String SUMMARY = "select new io.tweebyte.contracts.user.UserSummary(u.id, u.userName, u.isPrivate, u.createdAt) "
			+ "from UserEntity u where ";

	String NEWEST_FIRST = " order by u.createdAt desc, u.id desc";

	@Query(SUMMARY + "u.id = :id")
	Optional<UserSummary> findSummary(UUID id);

	@Query(SUMMARY + "u.userNameKey = :nameKey")
	Optional<UserSummary> findSummaryByName(String nameKey);

	/** Searches the keys of names. The pattern has {@code \\} as escape. */
	@Query(SUMMARY + "u.userNameKey like :pattern escape '\\' and (u.createdAt < :before or "
			+ "(u.createdAt = :before and u.id < :beforeId))" + NEWEST_FIRST)
	List<UserSummary> search(String pattern, Instant before, UUID beforeId, Pageable page);

	/**
	 * Reads what a log-in is held against.
	 * @param emailKey the folded e-mail address
	 */
	@Query("select new io.tweebyte.user.entity.UserCredentials(u.id, u.emailKey, u.passwordHash, u.passwordChangedAt) "
			+ "from UserEntity u where u.emailKey = :emailKey")
	Optional<UserCredentials> findCredentialsByEmail(String emailKey);

	/** Finds other users with a name or an address, each of which may be null. */
	@Query("select new io.tweebyte.user.entity.UserKeys(u.userNameKey, u.emailKey) from UserEntity u "
			+ "where (u.userNameKey = :nameKey or u.emailKey = :emailKey) and u.id <> :self")
	List<UserKeys> findOthers(UUID self, String nameKey, String emailKey);

	/**
	 * Counts all users, which reads the whole of an index.
	 * @return how many there are
	 */
	long count();

}
