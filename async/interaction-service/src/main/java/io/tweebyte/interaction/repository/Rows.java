package io.tweebyte.interaction.repository;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import jakarta.persistence.Query;
import jakarta.persistence.Tuple;

/**
 * Reads the rows of native statements.
 */
final class Rows {

	private Rows() {
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
