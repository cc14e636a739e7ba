package io.tweebyte.launcher.fault;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.fault.FaultProxy;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What drivers meet in a proxy with a delay. */
class DelayedServersIntegrationTests {

	/** Much longer than a busy machine takes for the rest. */
	private static final Duration DELAY = Duration.ofSeconds(1);

	@Test
	void delaysEachStatementOnce() throws Exception {
		try (PostgresServer server = PostgresServer.temporary()) {
			Migrations.migrateAll(server);
			DatabaseConnection direct = server.connection("users");
			try (FaultProxy proxy = FaultProxy.before(direct.port());
					Connection connection = new DatabaseConnection(direct.host(), proxy.port(), direct.name(),
							direct.username(), direct.password())
						.open();
					Statement statement = connection.createStatement()) {
				statement.execute("select 1");
				proxy.delay(DELAY);
				long begin = System.nanoTime();
				// long enough for many packets
				statement.execute("select repeat('x', 1000000)");
				statement.execute("select 2");
				assertThat(since(begin)).isBetween(DELAY.multipliedBy(2), DELAY.multipliedBy(4));
				connection.setAutoCommit(false);
				begin = System.nanoTime();
				statement.execute("select 3");
				connection.commit();
				// the driver sends BEGIN with the first statement
				assertThat(since(begin)).isBetween(DELAY.multipliedBy(2), DELAY.multipliedBy(4));
			}
		}
	}

	@Test
	void commandsThatShareAConnectionToRedisDoNotWaitForEachOther() throws IOException {
		try (RedisServer server = RedisServer.temporary();
				FaultProxy proxy = FaultProxy.before(server.connection().port());
				Socket socket = new Socket("127.0.0.1", proxy.port())) {
			BufferedReader responses = new BufferedReader(
					new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
			send(socket, "AUTH " + server.connection().username() + " " + server.connection().password());
			assertThat(responses.readLine()).isEqualTo("+OK");
			proxy.delay(DELAY);
			long begin = System.nanoTime();
			for (int i = 0; i < 10; i++) {
				send(socket, "PING");
			}
			for (int i = 0; i < 10; i++) {
				assertThat(responses.readLine()).isEqualTo("+PONG");
			}
			assertThat(since(begin)).isBetween(DELAY, DELAY.multipliedBy(4));
		}
	}

	private static void send(Socket socket, String command) throws IOException {
		socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
	}

	private static Duration since(long begin) {
		return Duration.ofNanos(System.nanoTime() - begin);
	}

}
