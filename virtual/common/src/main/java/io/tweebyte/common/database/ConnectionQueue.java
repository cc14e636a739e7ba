package io.tweebyte.common.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.concurrent.Semaphore;

import javax.sql.DataSource;

import org.springframework.jdbc.datasource.DelegatingDataSource;

/** Bounds how many wait for a connection: the pool itself would let any number wait. */
final class ConnectionQueue extends DelegatingDataSource {

	private final Semaphore places;

	ConnectionQueue(DataSource pool, int places) {
		super(pool);
		this.places = new Semaphore(places);
	}

	/** Fails as the pool does when it has no connection in time. */
	@Override
	public Connection getConnection() throws SQLException {
		if (!this.places.tryAcquire()) {
			throw new SQLTransientConnectionException("Too many wait for a connection.");
		}
		try {
			return super.getConnection();
		}
		finally {
			this.places.release();
		}
	}

}
