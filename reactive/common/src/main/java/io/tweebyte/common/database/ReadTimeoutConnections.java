package io.tweebyte.common.database;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;

import io.r2dbc.spi.Connection;
import io.r2dbc.spi.ConnectionFactory;
import io.r2dbc.spi.ConnectionFactoryMetadata;
import io.r2dbc.spi.R2dbcTimeoutException;
import io.r2dbc.spi.Statement;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.aop.support.AopUtils;

/** Connections that are closed when the database hangs: PostgreSQL cannot end that. */
// model: the other driver has a time-out for its socket
final class ReadTimeoutConnections implements ConnectionFactory {

	private final ConnectionFactory connections;

	private final Duration timeout;

	/** The timeout of the first response, longer than PostgreSQL's own. */
	ReadTimeoutConnections(ConnectionFactory connections, Duration timeout) {
		this.connections = connections;
		this.timeout = timeout;
	}

	@Override
	public Publisher<? extends Connection> create() {
		return Mono.from(this.connections.create()).map(this::limited);
	}

	@Override
	public ConnectionFactoryMetadata getMetadata() {
		return this.connections.getMetadata();
	}

	private Connection limited(Connection connection) {
		return proxy(Connection.class, (proxy, method, arguments) -> {
			if (method.getName().equals("equals")) {
				return proxy == arguments[0];
			}
			Object result = AopUtils.invokeJoinpointUsingReflection(connection, method, arguments);
			return switch (method.getName()) {
				case "createStatement" -> limited((Statement) result, connection);
				case "close", "validate" -> result;
				default -> (result instanceof Publisher<?> response) ? limited(response, connection) : result;
			};
		});
	}

	private Statement limited(Statement statement, Connection connection) {
		return proxy(Statement.class, (proxy, method, arguments) -> {
			Object result = AopUtils.invokeJoinpointUsingReflection(statement, method, arguments);
			if (result == statement) {
				return proxy;
			}
			return (result instanceof Publisher<?> response) ? limited(response, connection) : result;
		});
	}

	private <T> Flux<T> limited(Publisher<T> response, Connection connection) {
		return Flux.from(response)
			.timeout(Mono.delay(this.timeout), (first) -> Mono.never(), Mono.defer(() -> giveUp(connection)));
	}

	private static <T> Mono<T> giveUp(Connection connection) {
		// everything else that waits fails when the connection closes
		Mono.from(connection.close()).subscribe();
		return Mono.error(new R2dbcTimeoutException("The database does not respond"));
	}

	private static <T> T proxy(Class<T> type, InvocationHandler handler) {
		return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] { type }, handler));
	}

}
