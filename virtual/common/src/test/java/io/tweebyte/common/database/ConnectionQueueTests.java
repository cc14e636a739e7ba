package io.tweebyte.common.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

import org.springframework.jdbc.datasource.AbstractDataSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ConnectionQueueTests {

	private final CountDownLatch waiting = new CountDownLatch(2);

	private final CountDownLatch free = new CountDownLatch(1);

	private final ConnectionQueue queue = new ConnectionQueue(new SlowPool(), 2);

	@Test
	void refusesTheNextWhenEnoughWait() throws Exception {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			Future<Connection> one = threads.submit(() -> this.queue.getConnection());
			Future<Connection> other = threads.submit(() -> this.queue.getConnection());
			this.waiting.await();
			assertThatExceptionOfType(SQLTransientConnectionException.class).isThrownBy(this.queue::getConnection)
				.withNoCause();
			this.free.countDown();
			assertThat(one.get()).isNull();
			assertThat(other.get()).isNull();
		}
		assertThat(this.queue.getConnection()).isNull();
	}

	private final class SlowPool extends AbstractDataSource {

		@Override
		public Connection getConnection() throws SQLException {
			ConnectionQueueTests.this.waiting.countDown();
			try {
				ConnectionQueueTests.this.free.await(10, TimeUnit.SECONDS);
				return null;
			}
			catch (InterruptedException ex) {
				throw new SQLException(ex);
			}
		}

		@Override
		public Connection getConnection(String username, String password) throws SQLException {
			return getConnection();
		}

	}

}
