package io.tweebyte.user.repository;

import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Counts users.
 */
@Repository
public class UserCounter {

	private final DatabaseClient database;

	UserCounter(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Counts all users, which reads the whole of an index.
	 * @return how many there are
	 */
	public Mono<Long> count() {
		return this.database.sql("select count(*) from users").map((row) -> row.get(0, Long.class)).one();
	}

}
