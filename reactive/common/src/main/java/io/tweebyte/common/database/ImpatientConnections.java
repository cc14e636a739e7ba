package io.tweebyte.common.database;

import java.time.Duration;

import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/**
 * Connections that are closed when the database does not answer at all. PostgreSQL ends
 * what takes too long itself; nobody else notices when PostgreSQL hangs.
 */
// model: the other driver has a time-out for its socket
final class ImpatientConnections implements ConnectionFactory {

	private final ConnectionFactory connections;

	private final Duration patience;

	/**
	 * @param patience until the first answer to a statement, longer than PostgreSQL takes
	 * to end it
	 */
	ImpatientConnections(ConnectionFactory connections, Duration patience) {
		this.connections = connections;
		this.patience = patience;
	}

	@Override
	public Publisher<? extends Connection> create() {
		return Mono.from(this.connections.create())
			.map((connection) -> new ImpatientConnection(connection, this.patience));
	}

	@Override
	public ConnectionFactoryMetadata getMetadata() {
		return this.connections.getMetadata();
	}

}
