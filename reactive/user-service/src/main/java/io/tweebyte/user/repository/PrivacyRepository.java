package io.tweebyte.user.repository;

import java.util.List;
import java.util.UUID;

import io.r2dbc.spi.Readable;
import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.sql.PrivacyStatements;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.stereotype.Repository;

/**
 * Reads changes of privacy, in a statement that only SQL can express.
 */
@Repository
public class PrivacyRepository {

	private final DatabaseClient database;

	PrivacyRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads the accounts whose privacy changed.
	 * @param query the changes wanted
	 * @return the accounts in the order of their last changes
	 */
	public Mono<List<AccountPrivacy>> findChanges(PrivacyQuery query) {
		return this.database.sql(PrivacyStatements.CHANGES)
			.bind("after", query.after())
			.bind("afterId", query.afterId())
			.bind("limit", query.limit())
			.map(PrivacyRepository::change)
			.all()
			.collectList();
	}

	private static AccountPrivacy change(Readable row) {
		return new AccountPrivacy(row.get(0, UUID.class), row.get(1, Boolean.class), row.get(2, Long.class));
	}

}
