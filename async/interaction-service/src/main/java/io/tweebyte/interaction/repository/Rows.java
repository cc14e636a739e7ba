package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

import io.tweebyte.interaction.entity.Viewer;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import jakarta.persistence.Tuple;

import org.springframework.data.domain.Limit;

/**
 * Reads the rows of native statements.
 */
final class Rows {

	private Rows() {
	}

	static Query page(EntityManager database, String statement, Viewer viewer, Instant before, UUID beforeId,
			Limit limit) {
		return visible(database, statement, viewer).setParameter("before", before)
			.setParameter("beforeId", beforeId)
			.setParameter("limit", limit.max());
	}

	static Query visible(EntityManager database, String statement, Viewer viewer) {
		return database.createNativeQuery(statement, Tuple.class)
			.setParameter("readerId", viewer.id())
			.setParameter("seesAll", viewer.seesAll());
	}

	static <T> List<T> list(Query query, Function<Tuple, T> mapper) {
		return tuples(query).stream().map(mapper).toList();
	}

	static Optional<Boolean> allowed(Query query) {
		return tuples(query).stream().map((row) -> row.get(0, Boolean.class)).findFirst();
	}

	static long count(Query query) {
		return tuples(query).getFirst().get(0, Long.class);
	}

	@SuppressWarnings("unchecked")
	private static List<Tuple> tuples(Query query) {
		return query.getResultList();
	}

}
