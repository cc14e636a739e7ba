package io.tweebyte.features.durability;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.features.backend.StartedBackend;
import io.tweebyte.features.backend.WarmUp;
import io.tweebyte.features.durability.Writers.Written;
import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.EmbeddedServer;
import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Kills one process after the other under writers, PostgreSQL and Redis too, which come
 * back. What was acknowledged must be there in the end, and counted. Each backend takes
 * its turn with {@code -Dtweebyte.killed.all=true}.
 */
class KilledProcessesIntegrationTests {

	private static final boolean ALL = Boolean.getBoolean("tweebyte.killed.all");

	private static final int WRITERS = 8;

	private static final int ENOUGH = 100;

	private static final Duration PATIENCE = Duration.ofSeconds(90);

	@ParameterizedTest
	@MethodSource("setups")
	void loseNoWriteThatWasAcknowledged(MixedSetup setup, @TempDir Path folder) throws Exception {
		// a server for tests alone does not wait for the disk
		try (Infrastructure infrastructure = Infrastructure.kept(workspace(setup), folder, PostgresServer.CONNECTIONS);
				Backend backend = start(infrastructure, setup);
				Writers writers = new Writers(backend.gateway())) {
			WarmUp.run(backend.gateway());
			writers.start(WRITERS);
			awaitMore(writers, Written.REPLY);

			killAndRestart(infrastructure.redis());
			awaitMore(writers, Written.REPLY);
			killAndRestart(infrastructure.postgres());
			awaitMore(writers, Written.REPLY);
			kill(backend, ServiceName.USER);
			awaitMore(writers, Written.TWEET);
			kill(backend, ServiceName.INTERACTION);
			awaitMore(writers, Written.TWEET);
			kill(backend, ServiceName.TWEET);
			kill(backend, ServiceName.GATEWAY);
			writers.stop();

			for (Written kind : Written.values()) {
				assertThat(missing(infrastructure, kind, writers.acknowledged(kind))).as("%s", kind).isZero();
			}
			assertThat(drift(infrastructure)).isZero();
		}
	}

	/**
	 * One of JPA's and one of R2DBC's write: async and virtual have the same
	 * transactions.
	 */
	private static Stream<MixedSetup> setups() {
		return ALL ? Stream.of(Model.values()).map(MixedSetup::of) : Stream
			.of(MixedSetup.parse("mixed(gateway=reactive,user=virtual,tweet=virtual,interaction=reactive)"));
	}

	private static Backend start(Infrastructure infrastructure, MixedSetup setup) {
		Migrations.migrateAll(infrastructure.postgres());
		return Backend.start(infrastructure, setup, options(setup));
	}

	private static Workspace workspace(MixedSetup setup) {
		return new Workspace(Path.of("..").toAbsolutePath().normalize(),
				Path.of("target", "tweebyte", name(setup)).toAbsolutePath());
	}

	private static BackendOptions options(MixedSetup setup) {
		return BackendOptions.defaults()
			.withProperties(Map.of("tweebyte.password.cost", "4", "tweebyte.rate.per-second", "1000",
					"tweebyte.rate.burst", "1000"))
			.withLogDirectory(Path.of("target", "logs", name(setup)).toAbsolutePath())
			.withJvmFlags((model, service) -> List.of(StartedBackend.SHORT_LIVED))
			.withProgress(System.out::println);
	}

	private static String name(MixedSetup setup) {
		return "killed-" + setup.label().replaceAll("\\W+", "-");
	}

	private static void awaitMore(Writers writers, Written kind) {
		int now = writers.acknowledged(kind).size();
		await().atMost(PATIENCE).until(() -> writers.acknowledged(kind).size() >= now + ENOUGH);
	}

	private static void kill(Backend backend, ServiceName service) {
		kill(backend.process(service).pid());
	}

	private static void killAndRestart(EmbeddedServer server) {
		kill(server.process().identity().pid());
		await().atMost(PATIENCE).ignoreExceptionsInstanceOf(ServerException.class).until(() -> {
			// PostgreSQL does not start until the processes of its connections have ended
			server.start();
			return server.isRunning();
		});
	}

	private static void kill(long pid) {
		ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
		assertThat(process.destroyForcibly()).isTrue();
		await().atMost(PATIENCE).until(() -> !process.isAlive());
	}

	private static long missing(Infrastructure infrastructure, Written kind, List<UUID> ids) throws SQLException {
		assertThat(ids).hasSizeGreaterThan(ENOUGH);
		String sql = "select count(*) from unnest(?) as accepted (id) where not exists (select from " + kind.table()
				+ " t where t.id = accepted.id)";
		try (Connection connection = infrastructure.postgres().connection(kind.database()).open();
				PreparedStatement statement = connection.prepareStatement(sql)) {
			statement.setArray(1, connection.createArrayOf("uuid", ids.toArray()));
			return number(statement.executeQuery());
		}
	}

	private static long drift(Infrastructure infrastructure) throws SQLException {
		try (Connection connection = infrastructure.postgres().connection("interactions").open();
				Statement statement = connection.createStatement()) {
			return number(statement.executeQuery("""
					select count(*) from tweet_counts c
					where c.likes <> (select count(*) from likes l
							where l.thing_type = 'TWEET' and l.thing_id = c.tweet_id)
						or c.replies <> (select count(*) from replies r where r.tweet_id = c.tweet_id)"""));
		}
	}

	private static long number(ResultSet rows) throws SQLException {
		rows.next();
		return rows.getLong(1);
	}

}
