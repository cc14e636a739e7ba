package io.tweebyte.common.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.sql.DatabaseStates;

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
		if (cause instanceof SQLTransientConnectionException timeout) {
			// model: the pool names what kept it from opening a connection as the cause
			return unavailable((timeout.getCause() != null) ? Messages.DATABASE_UNAVAILABLE : Messages.BUSY);
		}
		// model: the pool has no type for a closed connection; the driver names a state
		if (cause instanceof SQLException closed && closed.getSQLState() == null) {
			return unavailable(Messages.DATABASE_UNAVAILABLE);
		}
		return (cause instanceof SQLException sql) ? DatabaseStates.failure(sql.getSQLState()) : Optional.empty();
	}

	private static Optional<ApiException> unavailable(String detail) {
		return Optional.of(ApiException.unavailable(detail));
	}

}
