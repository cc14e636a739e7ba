package io.tweebyte.common.database;

import io.r2dbc.spi.Result;
import io.r2dbc.spi.Statement;
import org.reactivestreams.Publisher;

/**
 * A statement whose connection is closed when nothing is answered to it.
 */
final class ImpatientStatement implements Statement {

	private final Statement statement;

	private final ImpatientConnection connection;

	ImpatientStatement(Statement statement, ImpatientConnection connection) {
		this.statement = statement;
		this.connection = connection;
	}

	@Override
	public Publisher<? extends Result> execute() {
		return this.connection.limited(this.statement.execute());
	}

	@Override
	public Statement add() {
		this.statement.add();
		return this;
	}

	@Override
	public Statement bind(int index, Object value) {
		this.statement.bind(index, value);
		return this;
	}

	@Override
	public Statement bind(String name, Object value) {
		this.statement.bind(name, value);
		return this;
	}

	@Override
	public Statement bindNull(int index, Class<?> type) {
		this.statement.bindNull(index, type);
		return this;
	}

	@Override
	public Statement bindNull(String name, Class<?> type) {
		this.statement.bindNull(name, type);
		return this;
	}

	@Override
	public Statement returnGeneratedValues(String... columns) {
		this.statement.returnGeneratedValues(columns);
		return this;
	}

	@Override
	public Statement fetchSize(int rows) {
		this.statement.fetchSize(rows);
		return this;
	}

}
