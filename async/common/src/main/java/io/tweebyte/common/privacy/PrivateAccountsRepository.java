package io.tweebyte.common.privacy;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.sql.PrivacyStatements;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Async;
import org.springframework.transaction.annotation.Transactional;

@Async("databaseThreads")
public class PrivateAccountsRepository {

	private final JdbcClient database;

	PrivateAccountsRepository(JdbcClient database) {
		this.database = database;
	}

	public CompletableFuture<CopyPosition> position() {
		return CompletableFuture
			.completedFuture(this.database.sql(PrivacyStatements.POSITION).query(CopyPosition.class).single());
	}

	public CompletableFuture<List<UUID>> findPublic(UUID[] userIds) {
		return CompletableFuture.completedFuture(
				this.database.sql(PrivacyStatements.PUBLIC).param("userIds", userIds).query(UUID.class).list());
	}

	/** Copies at least one change, or returns 0 when another service moved the copy. */
	@Transactional
	public CompletableFuture<Long> copy(CopyPosition position, List<AccountPrivacy> changes) {
		long moved = move(position, changes.getLast());
		if (moved == 1) {
			this.database.sql(PrivacyStatements.OPEN).param("publicIds", ids(changes, false)).update();
			this.database.sql(PrivacyStatements.CLOSE).param("privateIds", ids(changes, true)).update();
		}
		return CompletableFuture.completedFuture(moved);
	}

	private int move(CopyPosition position, AccountPrivacy last) {
		return this.database.sql(PrivacyStatements.MOVE)
			.param("position", position.position())
			.param("accountId", position.accountId())
			.param("newPosition", last.position())
			.param("newAccountId", last.id())
			.update();
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
