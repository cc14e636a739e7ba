package io.tweebyte.common.database;

import java.time.Duration;
import java.util.concurrent.TimeoutException;

import io.r2dbc.spi.Batch;
import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionMetadata;
import io.r2dbc.spi.IsolationLevel;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.r2dbc.spi.Statement;
import io.r2dbc.spi.TransactionDefinition;
import io.r2dbc.spi.ValidationDepth;
import io.r2dbc.spi.Wrapped;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * A connection that is closed when it is asked something and stays silent.
 */
final class ImpatientConnection implements Connection, Wrapped<Connection> {

	private final Connection connection;

	private final Duration patience;

	ImpatientConnection(Connection connection, Duration patience) {
		this.connection = connection;
		this.patience = patience;
	}

	/**
	 * Closes the connection when nothing comes for too long.
	 */
	<T> Flux<T> limited(Publisher<T> answer) {
		return Flux.from(answer)
			.timeout(Mono.delay(this.patience), (first) -> Mono.never())
			.onErrorResume(TimeoutException.class, this::giveUp);
	}

	private <T> Mono<T> giveUp(Throwable silence) {
		// what is still waiting for an answer fails when the connection closes
		Mono.from(this.connection.close()).subscribe();
		return Mono.error(new R2dbcTimeoutException("The database does not answer", silence));
	}

	@Override
	public Statement createStatement(String sql) {
		return new ImpatientStatement(this.connection.createStatement(sql), this);
	}

	@Override
	public Batch createBatch() {
		return this.connection.createBatch();
	}

	@Override
	public Publisher<Void> close() {
		return this.connection.close();
	}

	@Override
	public ConnectionMetadata getMetadata() {
		return this.connection.getMetadata();
	}

	@Override
	public IsolationLevel getTransactionIsolationLevel() {
		return this.connection.getTransactionIsolationLevel();
	}

	@Override
	public boolean isAutoCommit() {
		return this.connection.isAutoCommit();
	}

	@Override
	public Publisher<Boolean> validate(ValidationDepth depth) {
		return this.connection.validate(depth);
	}

	@Override
	public Connection unwrap() {
		return this.connection;
	}

	@Override
	public Publisher<Void> beginTransaction() {
		return limited(this.connection.beginTransaction()).then();
	}

	@Override
	public Publisher<Void> beginTransaction(TransactionDefinition definition) {
		return limited(this.connection.beginTransaction(definition)).then();
	}

	@Override
	public Publisher<Void> commitTransaction() {
		return limited(this.connection.commitTransaction()).then();
	}

	@Override
	public Publisher<Void> createSavepoint(String name) {
		return limited(this.connection.createSavepoint(name)).then();
	}

	@Override
	public Publisher<Void> releaseSavepoint(String name) {
		return limited(this.connection.releaseSavepoint(name)).then();
	}

	@Override
	public Publisher<Void> rollbackTransaction() {
		return limited(this.connection.rollbackTransaction()).then();
	}

	@Override
	public Publisher<Void> rollbackTransactionToSavepoint(String name) {
		return limited(this.connection.rollbackTransactionToSavepoint(name)).then();
	}

	@Override
	public Publisher<Void> setAutoCommit(boolean autoCommit) {
		return limited(this.connection.setAutoCommit(autoCommit)).then();
	}

	@Override
	public Publisher<Void> setLockWaitTimeout(Duration timeout) {
		return limited(this.connection.setLockWaitTimeout(timeout)).then();
	}

	@Override
	public Publisher<Void> setStatementTimeout(Duration timeout) {
		return limited(this.connection.setStatementTimeout(timeout)).then();
	}

	@Override
	public Publisher<Void> setTransactionIsolationLevel(IsolationLevel level) {
		return limited(this.connection.setTransactionIsolationLevel(level)).then();
	}

}
