package io.tweebyte.user.repository;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.token.PasswordChange;
import io.tweebyte.user.entity.UserCredentials;
import io.tweebyte.user.entity.UserEntity;
import io.tweebyte.user.entity.UserKeys;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads users. Each method is one statement and, being one, no transaction of its own.
 */
@Repository
public class UserRepository {

	/** The beginning of each query for summaries. */
	static final String SUMMARY = "select id, user_name, is_private, created_at from users where ";

	/** The end of each query for a list. */
	static final String NEWEST_FIRST = " order by created_at desc, id desc";

	private final DatabaseClient database;

	UserRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads a summary.
	 * @param id the user
	 * @return the summary, or nothing
	 */
	public Mono<UserSummary> findSummary(UUID id) {
		return this.database.sql(SUMMARY + "id = $1").bind(0, id).map(UserRepository::summary).one();
	}

	/**
	 * Reads a summary by name.
	 * @param nameKey the key of the name
	 * @return the summary, or nothing
	 */
	public Mono<UserSummary> findSummaryByName(String nameKey) {
		return this.database.sql(SUMMARY + "user_name_key = $1").bind(0, nameKey).map(UserRepository::summary).one();
	}

	/**
	 * Reads many summaries.
	 * @param ids some of the users
	 * @param nameKeys the keys of the names of others
	 * @return the summaries of those that exist, newest first
	 */
	public Mono<List<UserSummary>> findSummaries(UUID[] ids, String[] nameKeys) {
		return this.database.sql(SUMMARY + "(id = any($1) or user_name_key = any($2))" + NEWEST_FIRST)
			.bind(0, ids)
			.bind(1, nameKeys)
			.map(UserRepository::summary)
			.all()
			.collectList();
	}

	/**
	 * Searches names.
	 * @param pattern what the key of the name must be like, with {@code \\} as escape
	 * @param before only users who registered before
	 * @param beforeId or at the same time with a smaller id
	 * @param limit how many at most
	 * @return summaries, newest first
	 */
	public Mono<List<UserSummary>> search(String pattern, Instant before, UUID beforeId, Limit limit) {
		return this.database
			.sql(SUMMARY + "user_name_key like $1 escape '\\' and (created_at, id) < ($2, $3)" + NEWEST_FIRST
					+ " limit $4")
			.bind(0, pattern)
			.bind(1, before)
			.bind(2, beforeId)
			.bind(3, limit.max())
			.map(UserRepository::summary)
			.all()
			.collectList();
	}

	/**
	 * Reads all that is known of a user.
	 * @param id the user
	 * @return the row, or nothing
	 */
	public Mono<UserEntity> findUser(UUID id) {
		return this.database
			.sql("select id, user_name, user_name_key, email, email_key, password_hash, biography, is_private, "
					+ "birth_date, created_at, password_changed_at from users where id = $1")
			.bind(0, id)
			.map(UserRepository::user)
			.one();
	}

	/**
	 * Reads what a log-in is held against.
	 * @param emailKey the folded e-mail address
	 * @return the credentials, or nothing
	 */
	public Mono<UserCredentials> findCredentialsByEmail(String emailKey) {
		return this.database
			.sql("select id, email_key, password_hash, password_changed_at from users where email_key = $1")
			.bind(0, emailKey)
			.map(UserRepository::credentials)
			.one();
	}

	/**
	 * Finds who else has a name or an address.
	 * @param self the user who wants them
	 * @param nameKey the key of the name, or null
	 * @param emailKey the folded address, or null
	 * @return the keys of at most two others
	 */
	public Mono<List<UserKeys>> findOthers(UUID self, String nameKey, String emailKey) {
		return this.database
			.sql("select user_name_key, email_key from users where (user_name_key = $1 or email_key = $2) and id <> $3")
			.bind(0, Nullable.of(nameKey, String.class))
			.bind(1, Nullable.of(emailKey, String.class))
			.bind(2, self)
			.map((row) -> new UserKeys(row.get(0, String.class), row.get(1, String.class)))
			.all()
			.collectList();
	}

	/**
	 * Reads which users changed their password.
	 * @param after only changes after this time
	 * @return the oldest changes, all of one time together, at least {@code PAGE} if
	 * there are more
	 */
	public Mono<List<PasswordChange>> findPasswordChanges(Instant after) {
		return this.database
			.sql("select id, password_changed_at from users where password_changed_at > $1 "
					+ "order by password_changed_at fetch first " + PasswordChange.PAGE + " rows with ties")
			.bind(0, after)
			.map((row) -> new PasswordChange(row.get(0, UUID.class), row.get(1, Instant.class)))
			.all()
			.collectList();
	}

	// model: by hand and by index, a third of what an entity mapper costs

	private static UserSummary summary(Readable row) {
		return new UserSummary(row.get(0, UUID.class), row.get(1, String.class), row.get(2, Boolean.class),
				row.get(3, Instant.class));
	}

	private static UserCredentials credentials(Readable row) {
		return new UserCredentials(row.get(0, UUID.class), row.get(1, String.class), row.get(2, String.class),
				row.get(3, Instant.class));
	}

	private static UserEntity user(Readable row) {
		return new UserEntity(row.get(0, UUID.class), row.get(1, String.class), row.get(2, String.class),
				row.get(3, String.class), row.get(4, String.class), row.get(5, String.class), row.get(6, String.class),
				row.get(7, Boolean.class), row.get(8, LocalDate.class), row.get(9, Instant.class),
				row.get(10, Instant.class));
	}

}
