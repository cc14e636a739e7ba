package io.tweebyte.common.database;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.sql.DatabaseStates;
import reactor.pool.PoolAcquirePendingLimitException;

import org.springframework.dao.DataAccessResourceFailureException;

/** Recognises the failures of the database that no statement has caused. */
public final class DatabaseFailures implements ApiException.Mapper {

	private static final int MAX_CAUSES = 10;

	@Override
	public Optional<ApiException> map(Throwable failure) {
		return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
			.limit(MAX_CAUSES)
			.flatMap((cause) -> known(cause).stream())
			.findFirst()
			.or(() -> (failure instanceof DataAccessResourceFailureException)
					? unavailable(Messages.DATABASE_UNAVAILABLE) : Optional.empty());
	}

	private static Optional<ApiException> known(Throwable cause) {
		if (cause instanceof PoolAcquirePendingLimitException || cause instanceof R2dbcTimeoutException) {
			return unavailable(Messages.BUSY);
		}
		// model: the pool has this type for a closed connection, and the driver for every
		// unknown state
		if (cause instanceof R2dbcNonTransientResourceException closed && closed.getSqlState() == null) {
			return unavailable(Messages.DATABASE_UNAVAILABLE);
		}
		return (cause instanceof R2dbcException sql) ? DatabaseStates.failure(sql.getSqlState()) : Optional.empty();
	}

	private static Optional<ApiException> unavailable(String detail) {
		return Optional.of(ApiException.unavailable(detail));
	}

}
