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
import org.springframework.data.repository.query.Param;

/**
 * Reads users. Each method is one statement and, being one, no transaction of its own.
 */
public interface UserRepository extends Repository<UserEntity, UUID> {

	/** The beginning of each query for summaries. */
	String SUMMARY = "select new io.tweebyte.contracts.user.UserSummary(u.id, u.userName, u.isPrivate, u.createdAt) "
			+ "from UserEntity u where ";

	/** The end of each query for a list. */
	String NEWEST_FIRST = " order by u.createdAt desc, u.id desc";

	/**
	 * Reads a summary.
	 * @param id the user
	 * @return the summary, or nothing
	 */
	@Query(SUMMARY + "u.id = :id")
	Optional<UserSummary> findSummary(@Param("id") UUID id);

	/**
	 * Reads a summary by name.
	 * @param nameKey the key of the name
	 * @return the summary, or nothing
	 */
	@Query(SUMMARY + "u.userNameKey = :nameKey")
	Optional<UserSummary> findSummaryByName(@Param("nameKey") String nameKey);

	/**
	 * Searches names.
	 * @param pattern what the key of the name must be like, with {@code \\} as escape
	 * @param before only users who registered before
	 * @param beforeId or at the same time with a smaller id
	 * @param page how many at most
	 * @return summaries, newest first
	 */
	@Query(SUMMARY + "u.userNameKey like :pattern escape '\\' and (u.createdAt < :before or "
			+ "(u.createdAt = :before and u.id < :beforeId))" + NEWEST_FIRST)
	List<UserSummary> search(@Param("pattern") String pattern, @Param("before") Instant before,
			@Param("beforeId") UUID beforeId, Pageable page);

	/**
	 * Reads what a log-in is held against.
	 * @param emailKey the folded e-mail address
	 * @return the credentials, or nothing
	 */
	@Query("select new io.tweebyte.user.entity.UserCredentials(u.id, u.emailKey, u.passwordHash, u.passwordChangedAt) "
			+ "from UserEntity u where u.emailKey = :emailKey")
	Optional<UserCredentials> findCredentialsByEmail(@Param("emailKey") String emailKey);

	/**
	 * Finds who else has a name or an address.
	 * @param self the user who wants them
	 * @param nameKey the key of the name, or null
	 * @param emailKey the folded address, or null
	 * @return the keys of at most two others
	 */
	@Query("select new io.tweebyte.user.entity.UserKeys(u.userNameKey, u.emailKey) from UserEntity u "
			+ "where (u.userNameKey = :nameKey or u.emailKey = :emailKey) and u.id <> :self")
	List<UserKeys> findOthers(@Param("self") UUID self, @Param("nameKey") String nameKey,
			@Param("emailKey") String emailKey);

	/**
	 * Counts all users, which reads the whole of an index.
	 * @return how many there are
	 */
	long count();

}
