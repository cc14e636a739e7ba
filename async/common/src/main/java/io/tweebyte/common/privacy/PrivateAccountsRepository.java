package io.tweebyte.common.privacy;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.sql.PrivacyStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;

import org.springframework.transaction.annotation.Transactional;

/**
 * A service's copy of which accounts are private.
 */
public class PrivateAccountsRepository {

	private final EntityManager database;

	PrivateAccountsRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Reads up to which change the copy is complete.
	 */
	public CopyPosition position() {
		Tuple row = (Tuple) this.database.createNativeQuery(PrivacyStatements.POSITION, Tuple.class).getSingleResult();
		return new CopyPosition(row.get(0, Long.class), row.get(1, UUID.class));
	}

	/**
	 * Takes changes into the copy, unless another service has moved it on meanwhile.
	 * @param position the position after which the changes were read
	 * @param changes the changes, at least one, in the order of their positions
	 * @return how many positions were moved: 1, or 0 when another service was faster
	 */
	@Transactional
	public long copy(CopyPosition position, List<AccountPrivacy> changes) {
		return ((Number) this.database.createNativeQuery(PrivacyStatements.COPY)
			.setParameter("position", position.position())
			.setParameter("accountId", position.accountId())
			.setParameter("newPosition", changes.getLast().position())
			.setParameter("newAccountId", changes.getLast().id())
			.setParameter("publicIds", ids(changes, false))
			.setParameter("privateIds", ids(changes, true))
			.getSingleResult()).longValue();
	}

	private static UUID[] ids(List<AccountPrivacy> changes, boolean isPrivate) {
		return changes.stream()
			.filter((change) -> change.isPrivate() == isPrivate)
			.map(AccountPrivacy::id)
			.toArray(UUID[]::new);
	}

}
