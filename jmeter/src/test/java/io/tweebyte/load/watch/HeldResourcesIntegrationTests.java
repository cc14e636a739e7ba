package io.tweebyte.load.watch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;

import io.tweebyte.load.watch.HeldResources.Held;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.RedisServer;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.shared.cache.CacheKeys;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class HeldResourcesIntegrationTests {

	@Test
	void readConnectionsAndSubscriptions() throws Exception {
		try (PostgresServer postgres = PostgresServer.temporary();
				RedisServer redis = RedisServer.temporary();
				HeldResources resources = new HeldResources(List.of(), postgres, redis.connection(),
						new ProcessMeter())) {
			postgres.createDatabase("tweets");
			assertThat(resources.read()).containsExactlyElementsOf(held(0, 0, 0));
			try (Connection idle = postgres.connection("tweets").open();
					Connection busy = postgres.connection("tweets").open();
					Statement statement = busy.createStatement();
					Socket subscription = subscribe(redis.connection())) {
				busy.setAutoCommit(false);
				statement.execute("select 1");
				assertThat(idle.isValid(1)).isTrue();
				assertThat(subscription.isConnected()).isTrue();
				assertThat(resources.read()).containsExactlyElementsOf(held(2, 1, 1));
			}
		}
	}

	private static Socket subscribe(RedisConnection redis) throws IOException {
		Socket socket = new Socket(redis.host(), redis.port());
		socket.getOutputStream()
			.write("AUTH %s %s\r\nSUBSCRIBE %s\r\n"
				.formatted(redis.username(), redis.password(), CacheKeys.POSTED_TWEETS)
				.getBytes(StandardCharsets.US_ASCII));
		BufferedReader replies = new BufferedReader(
				new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
		assertThat(List.of(replies.readLine(), replies.readLine())).containsExactly("+OK", "*3");
		return socket;
	}

	private static List<Held> held(int connections, int transactions, int subscriptions) {
		return List.of(new Held("postgres", HeldResource.CONNECTIONS, connections),
				new Held("postgres", HeldResource.TRANSACTIONS, transactions),
				new Held("redis", HeldResource.SUBSCRIPTIONS, subscriptions));
	}

}
