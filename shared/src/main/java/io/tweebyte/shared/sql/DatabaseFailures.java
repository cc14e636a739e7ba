package io.tweebyte.shared.sql;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

import org.springframework.dao.DataAccessResourceFailureException;

/** Recognises the failures of the database that no statement has caused. */
public final class DatabaseFailures {

	private static final int MAX_CAUSES = 10;

	private final Function<Throwable, Optional<ApiException>> driver;

	/** The function knows the failures of a driver and of its pool. */
	public DatabaseFailures(Function<Throwable, Optional<ApiException>> driver) {
		this.driver = driver;
	}

	/** Returns the response, or empty when the database is not at fault. */
	public Optional<ApiException> explain(Throwable failure) {
		return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
			.limit(MAX_CAUSES)
			.flatMap((cause) -> this.driver.apply(cause).stream())
			.findFirst()
			.or(() -> (failure instanceof DataAccessResourceFailureException)
					? Optional.of(ApiException.unavailable(Messages.DATABASE_UNAVAILABLE)) : Optional.empty());
	}

}
