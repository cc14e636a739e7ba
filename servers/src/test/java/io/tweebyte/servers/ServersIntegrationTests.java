package io.tweebyte.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ProcessIdentity;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ServersIntegrationTests {

	@TempDir
	private Path folder;

	private final int port = FreePorts.find();

	@Test
	void startsRedisAgainOnTheSamePort() {
		try (RedisServer redis = RedisServer.temporary()) {
			int port = redis.port();

			redis.close();
			assertThat(redis.isRunning()).isFalse();
			assertThat(redis.responds()).isFalse();

			redis.start();
			assertThat(redis.responds()).isTrue();
			assertThat(redis.connection().port()).isEqualTo(port);
		}
	}

	@Test
	void startsPostgresAgainWithItsData() throws SQLException {
		try (PostgresServer postgres = PostgresServer.temporary()) {
			postgres.createDatabase("kept");

			postgres.close();
			postgres.start();

			try (Connection connection = postgres.connection("kept").open()) {
				assertThat(connection.isValid(1)).isTrue();
			}
		}
	}

	@Test
	void takesOverAServerThatRuns() {
		try (PostgresServer first = postgres()) {
			first.start();

			PostgresServer second = postgres();
			second.start();
			assertThat(second.process().identity()).isEqualTo(first.process().identity());

			second.close();
			assertThat(first.isRunning()).isFalse();
		}
	}

	@Test
	void startsAfterACrashThatLeftLocksOfAnotherProcess() throws IOException {
		PostgresServer crashed = postgres();
		crashed.start();
		kill(crashed.process());
		Path lock = this.folder.resolve("data/postmaster.pid");
		Files.writeString(lock, Files.readString(lock).replaceFirst("\\d+", "" + ProcessHandle.current().pid()));

		try (PostgresServer restarted = postgres()) {
			restarted.start();
			assertThat(restarted.responds()).isTrue();
		}
	}

	@Test
	void beginsAnewAfterAnInitialisationThatWasCutOff() throws IOException {
		Files.createDirectories(this.folder.resolve("data/base"));

		try (PostgresServer postgres = postgres()) {
			postgres.start();
			assertThat(postgres.responds()).isTrue();
		}
	}

	@Test
	void acceptsMoreConnectionsOnRequest() {
		try (PostgresServer postgres = PostgresServer.at(this.folder, Binaries.shared(), this.port, Lifetime.GUARDED,
				300)) {
			postgres.start();
			assertThat(postgres.administration(PostgresServer.SUPERUSER).query("show max_connections"))
				.isEqualTo("300");
		}
	}

	@Test
	void ignoresWhatItCannotReadOfAnEarlierProcess() throws IOException {
		Files.writeString(this.folder.resolve("process"), "4711\n\0\n");

		assertThat(postgres().attach()).isFalse();
	}

	@Test
	void leavesNoServerBehindWhenTheJvmIsKilled() throws IOException, InterruptedException {
		Process jvm = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
				System.getProperty("java.class.path"), Holder.class.getName())
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		long pid = Long.parseLong(jvm.inputReader().readLine());
		ProcessIdentity redis = ProcessIdentity.of(pid).orElseThrow();

		jvm.destroyForcibly().waitFor();

		ServerProcess server = ServerProcess.attach("Redis", redis, this.folder.resolve("log"), StopSignal.TERM);
		server.awaitEnd(Duration.ofSeconds(20));
		assertThat(redis.isAlive()).isFalse();
	}

	private PostgresServer postgres() {
		return PostgresServer.at(this.folder, Binaries.shared(), this.port, Lifetime.GUARDED,
				PostgresServer.CONNECTIONS);
	}

	private static void kill(ServerProcess process) {
		ProcessHandle.of(process.identity().pid()).orElseThrow().destroyForcibly();
		process.awaitEnd(Duration.ofSeconds(10));
	}

	/** A JVM that starts a Redis and waits to be killed. */
	static final class Holder {

		private Holder() {
		}

		public static void main(String[] args) throws InterruptedException {
			System.out.println(RedisServer.temporary().process().identity().pid());
			Thread.currentThread().join();
		}

	}

}
