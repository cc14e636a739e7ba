package io.tweebyte.common.database;

import java.util.Optional;

import io.r2dbc.spi.R2dbcException;
import io.r2dbc.spi.R2dbcNonTransientResourceException;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.DatabaseStates;
import io.tweebyte.contracts.error.FailureMapper;
import io.tweebyte.contracts.error.Sentences;
import reactor.pool.PoolAcquirePendingLimitException;

import org.springframework.dao.DataAccessResourceFailureException;

/**
 * Knows the failures of the database that are not the fault of a statement.
 */
public final class DatabaseFailures implements FailureMapper {

	private static final int MAX_CAUSES = 10;

	@Override
	public Optional<ContractException> map(Throwable failure) {
		Throwable cause = failure;
		for (int i = 0; i < MAX_CAUSES && cause != null; i++) {
			Optional<ContractException> known = known(cause);
			if (known.isPresent()) {
				return known;
			}
			cause = cause.getCause();
		}
		return (failure instanceof DataAccessResourceFailureException) ? unavailable(Sentences.DATABASE_OUT)
				: Optional.empty();
	}

	private static Optional<ContractException> known(Throwable cause) {
		if (cause instanceof PoolAcquirePendingLimitException || cause instanceof R2dbcTimeoutException) {
			return unavailable(Sentences.BUSY);
		}
		if (isClosed(cause)) {
			return unavailable(Sentences.DATABASE_OUT);
		}
		return (cause instanceof R2dbcException sql) ? DatabaseStates.failure(sql.getSqlState()) : Optional.empty();
	}

	/**
	 * A connection of the pool that turns out to be closed names no state.
	 */
	private static boolean isClosed(Throwable cause) {
		// model: the pool has this type for it, and the driver for every unknown state
		return cause instanceof R2dbcNonTransientResourceException closed && closed.getSqlState() == null;
	}

	private static Optional<ContractException> unavailable(String detail) {
		return Optional.of(ContractException.unavailable(detail));
	}

}
