package io.tweebyte.interaction.repository;

import java.util.List;
import java.util.function.Function;

import io.r2dbc.spi.Readable;
import reactor.core.publisher.Mono;

import org.springframework.r2dbc.core.DatabaseClient.GenericExecuteSpec;

/**
 * Reads the rows of native statements.
 */
final class Rows {

	private Rows() {
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
