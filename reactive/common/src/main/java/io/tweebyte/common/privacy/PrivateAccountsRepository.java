package io.tweebyte.common.privacy;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.sql.PrivacyStatements;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;

/**
 * A service's copy of which accounts are private.
 */
public class PrivateAccountsRepository {

	private final DatabaseClient database;

	PrivateAccountsRepository(DatabaseClient database) {
		this.database = database;
	}

	/**
	 * Reads up to which change the copy is complete.
	 */
	public Mono<CopyPosition> position() {
		return this.database.sql(PrivacyStatements.POSITION)
			.map((row) -> new CopyPosition(row.get(0, Long.class), row.get(1, UUID.class)))
			.one();
	}

	/**
	 * Takes changes into the copy, unless another service has moved it on meanwhile.
	 * @param position the position after which the changes were read
	 * @param changes the changes, at least one, in the order of their positions
	 * @return how many positions were moved: 1, or 0 when another service was faster
	 */
	public Mono<Long> copy(CopyPosition position, List<AccountPrivacy> changes) {
		return this.database.sql(PrivacyStatements.COPY)
			.bind("position", position.position())
			.bind("accountId", position.accountId())
			.bind("newPosition", changes.getLast().position())
			.bind("newAccountId", changes.getLast().id())
			.bind("publicIds", ids(changes, false))
			.bind("privateIds", ids(changes, true))
			.map((row) -> row.get(0, Long.class))
			.one();
	}

	private static UUID[] ids(List<AccountPrivacy> changes, boolean isPrivate) {
		return changes.stream()
			.filter((change) -> change.isPrivate() == isPrivate)
			.map(AccountPrivacy::id)
			.toArray(UUID[]::new);
	}

}
