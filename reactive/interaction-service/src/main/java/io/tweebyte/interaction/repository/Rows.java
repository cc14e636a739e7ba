package io.tweebyte.interaction.repository;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import io.r2dbc.spi.Readable;
import io.tweebyte.interaction.entity.Viewer;
import reactor.core.publisher.Mono;

import org.springframework.data.domain.Limit;
import org.springframework.r2dbc.core.DatabaseClient;
import org.springframework.r2dbc.core.DatabaseClient.GenericExecuteSpec;

/**
 * Reads the rows of native statements.
 */
final class Rows {

	private Rows() {
	}

	static GenericExecuteSpec page(DatabaseClient database, String statement, Viewer viewer, Instant before,
			UUID beforeId, Limit limit) {
		return visible(database, statement, viewer).bind("before", before)
			.bind("beforeId", beforeId)
			.bind("limit", limit.max());
	}

	static GenericExecuteSpec visible(DatabaseClient database, String statement, Viewer viewer) {
		return database.sql(statement).bind("readerId", viewer.id()).bind("seesAll", viewer.seesAll());
	}

	static <T> Mono<List<T>> list(GenericExecuteSpec query, Function<Readable, T> mapper) {
		return query.map(mapper).all().collectList();
	}

	static Mono<Boolean> allowed(GenericExecuteSpec query) {
		return query.map((row) -> row.get(0, Boolean.class)).one();
	}

	static Mono<Long> count(GenericExecuteSpec query) {
		return query.map((row) -> row.get(0, Long.class)).one();
	}

}
