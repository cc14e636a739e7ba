package io.tweebyte.common.privacy;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.sql.PrivacyStatements;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.transaction.annotation.Transactional;

public class PrivateAccountsRepository {

	private final DatabaseClient database;

	PrivateAccountsRepository(DatabaseClient database) {
		this.database = database;
	}

	public Mono<CopyPosition> position() {
		return this.database.sql(PrivacyStatements.POSITION).mapProperties(CopyPosition.class).one();
	}

	public Flux<UUID> findPublic(UUID[] userIds) {
		return this.database.sql(PrivacyStatements.PUBLIC).bind("userIds", userIds).mapValue(UUID.class).all();
	}

	/** Copies at least one change, or returns 0 when another service moved the copy. */
	@Transactional
	public Mono<Long> copy(CopyPosition position, List<AccountPrivacy> changes) {
		return move(position, changes.getLast()).filter((moved) -> moved == 1)
			.delayUntil((moved) -> update(PrivacyStatements.OPEN, "publicIds", ids(changes, false)))
			.delayUntil((moved) -> update(PrivacyStatements.CLOSE, "privateIds", ids(changes, true)))
			.defaultIfEmpty(0L);
	}

	private Mono<Long> move(CopyPosition position, AccountPrivacy last) {
		return this.database.sql(PrivacyStatements.MOVE)
			.bind("position", position.position())
			.bind("accountId", position.accountId())
			.bind("newPosition", last.position())
			.bind("newAccountId", last.id())
			.fetch()
			.rowsUpdated();
	}

	private Mono<Long> update(String statement, String name, UUID[] ids) {
		return this.database.sql(statement).bind(name, ids).fetch().rowsUpdated();
	}

	private static UUID[] ids(List<AccountPrivacy> changes, boolean isPrivate) {
		return changes.stream()
			.filter((change) -> change.isPrivate() == isPrivate)
			.map(AccountPrivacy::id)
			.toArray(UUID[]::new);
	}

	/** The last change of a copy. The account distinguishes equal positions. */
	public record CopyPosition(long position, UUID accountId) {
	}

}
