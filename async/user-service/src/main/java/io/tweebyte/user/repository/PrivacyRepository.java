package io.tweebyte.user.repository;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.user.AccountPrivacy;
import io.tweebyte.shared.http.PrivacyQuery;
import io.tweebyte.shared.sql.PrivacyStatements;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Tuple;
import org.hibernate.query.NativeQuery;

import org.springframework.stereotype.Repository;

/**
 * Reads changes of privacy, in a statement that only SQL can express.
 */
@Repository
public class PrivacyRepository {

	private final EntityManager database;

	PrivacyRepository(EntityManager database) {
		this.database = database;
	}

	/**
	 * Reads the accounts whose privacy changed.
	 * @param query the changes wanted
	 * @return the accounts in the order of their last changes
	 */
	public List<AccountPrivacy> findChanges(PrivacyQuery query) {
		return query(PrivacyStatements.CHANGES).setParameter("after", query.after())
			.setParameter("afterId", query.afterId())
			.setParameter("limit", query.limit())
			.getResultList()
			.stream()
			.map(PrivacyRepository::change)
			.toList();
	}

	@SuppressWarnings("unchecked")
	private NativeQuery<Tuple> query(String statement) {
		return this.database.createNativeQuery(statement, Tuple.class).unwrap(NativeQuery.class);
	}

	private static AccountPrivacy change(Tuple row) {
		return new AccountPrivacy(row.get(0, UUID.class), row.get(1, Boolean.class), row.get(2, Long.class));
	}

}
