package io.tweebyte.servers;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.servers.process.Commands;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.ProcessFile;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * What another user of this machine, and a service that an attacker controls, may do to
 * PostgreSQL and Redis.
 */
class LeastPrivilegeIntegrationTests {

	private static final String WRONG_PASSWORD = "28P01";

	private static final String DENIED = "42501";

	private static PostgresServer postgres;

	private static RedisServer redis;

	@TempDir
	private Path folder;

	@BeforeAll
	static void startServers() {
		postgres = PostgresServer.temporary();
		Migrations.migrateAll(postgres);
		redis = RedisServer.temporary();
	}

	@AfterAll
	static void stopServers() {
		redis.close();
		postgres.close();
	}

	@ParameterizedTest
	@ValueSource(strings = { "postgres", "users_owner", "users_service" })
	void refusesPasswordsThatCanBeGuessed(String role) {
		for (String guess : List.of(role, "postgres", "tweebyte", "users", "")) {
			assertThat(state(new DatabaseConnection("127.0.0.1", postgres.port(), "users", role, guess), "select 1"))
				.isEqualTo(guess.isEmpty() ? "08004" : WRONG_PASSWORD);
		}
	}

	@Test
	void letsNoRoleInWithoutPassword() throws SQLException {
		assertThat(rows("select count(*) from pg_hba_file_rules where auth_method <> 'scram-sha-256'"))
			.containsExactly("0");
		assertThat(rows("select rolname from pg_authid where rolcanlogin and rolpassword not like 'SCRAM-SHA-256$%'"))
			.isEmpty();
		assertThat(rows("show listen_addresses")).containsExactly("127.0.0.1");
		assertThat(rows("show unix_socket_directories")).containsExactly("");
	}

	@Test
	void givesRolesOfServicesNoOtherRights() throws SQLException {
		assertThat(
				rows("select rolname from pg_roles where rolname ~ '_(owner|service)$' and (rolsuper or rolcreaterole"
						+ " or rolcreatedb or rolreplication or rolbypassrls)"))
			.isEmpty();
		assertThat(rows("select 1 from pg_auth_members m join pg_roles r on r.oid = m.member"
				+ " where r.rolname ~ '_(owner|service)$'"))
			.isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "copy users to program 'id'", "copy users to '/tmp/users'",
			"copy users from '/etc/passwd'", "select pg_read_file('/etc/passwd')", "create table mine (id int)",
			"drop table users", "truncate users", "alter table users add column mine int", "create role mine",
			"create database mine", "create temporary table mine (id int)",
			"update flyway_schema_history set checksum = 1", "alter role users_service superuser",
			"set role users_owner", "set role postgres", "create extension file_fdw",
			"select lo_export(lo_create(0), '/tmp/mine')" })
	void deniesAServiceWhatItDoesNotNeed(String sql) {
		assertThat(state(postgres.connection("users"), sql)).isEqualTo(DENIED);
	}

	@ParameterizedTest
	@ValueSource(strings = { "copy users to program 'id'", "copy users from '/etc/passwd'", "create role mine",
			"create database mine", "set role postgres" })
	void deniesTheOwnerWhatItDoesNotNeed(String sql) {
		assertThat(state(postgres.owner("users"), sql)).isEqualTo(DENIED);
	}

	@ParameterizedTest
	@CsvSource({ "users,tweets", "tweets,interactions", "interactions,users", "users,postgres", "users,template1" })
	void deniesAServiceTheDatabasesOfOthers(String own, String other) {
		DatabaseConnection service = postgres.connection(own);

		assertThat(state(
				new DatabaseConnection(service.host(), service.port(), other, service.username(), service.password()),
				"select 1"))
			.isEqualTo(DENIED);
	}

	@Test
	void deniesOthersTheCopyOfADatabase() {
		postgres.cloneDatabase("users_copy", "users", "wal_log");
		DatabaseConnection tweets = postgres.connection("tweets");

		assertThat(state(postgres.connection("users_copy"), "select count(*) from users")).isEqualTo("00000");
		assertThat(state(new DatabaseConnection(tweets.host(), tweets.port(), "users_copy", tweets.username(),
				tweets.password()), "select 1"))
			.isEqualTo(DENIED);
	}

	@Test
	void refusesClientsOfRedisWithoutPassword() throws IOException {
		assertThat(redis("PING")).startsWith("-NOAUTH");
		assertThat(redis("AUTH tweebyte tweebyte")).startsWith("-WRONGPASS");
		assertThat(redis("AUTH default x")).startsWith("-WRONGPASS");
	}

	@ParameterizedTest
	@ValueSource(strings = { "CONFIG GET dir", "CONFIG SET dir /tmp", "MODULE LIST", "DEBUG SLEEP 0", "SAVE", "BGSAVE",
			"BGREWRITEAOF", "REPLICAOF 127.0.0.1 1", "SLAVEOF 127.0.0.1 1", "SHUTDOWN NOSAVE", "FLUSHALL", "FLUSHDB",
			"KEYS *", "SCAN 0", "RANDOMKEY", "MONITOR", "ACL LIST", "CLIENT LIST", "SCRIPT FLUSH", "FUNCTION LIST",
			"MIGRATE 127.0.0.1 1 tweebyte:a 0 1", "SELECT 0", "GET other:a", "SET other:a 1",
			"EVAL \"return redis.call('get', KEYS[1])\" 1 other:a", "EVAL \"return redis.call('get', 'other:a')\" 0",
			"EVAL \"return redis.call('config', 'get', 'dir')\" 0", "PUBLISH other:a 1", "SUBSCRIBE other:a" })
	void deniesServicesCommandsAndKeysTheyDoNotNeed(String command) throws IOException {
		assertThat(redisAsService(command)).startsWith("-");
	}

	@ParameterizedTest
	@ValueSource(strings = { "SET tweebyte:v1:a 1 PX 1000", "GET tweebyte:v1:a", "MGET tweebyte:v1:a tweebyte:v1:b",
			"DEL tweebyte:v1:a", "EVAL \"return redis.call('get', KEYS[1])\" 1 tweebyte:v1:a", "INCR tweebyte:v1:n",
			"EXPIRE tweebyte:v1:n 1", "TTL tweebyte:v1:n", "PUBLISH tweebyte:v1:c 1", "SUBSCRIBE tweebyte:v1:c" })
	void letsServicesUseTheirKeys(String command) throws IOException {
		assertThat(redisAsService(command)).doesNotStartWith("-");
	}

	@Test
	void showsNoPasswordInCommandLinesLogsAndDescriptions() throws IOException {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "only Linux has /proc");
		for (EmbeddedServer server : List.of(postgres, redis)) {
			Path process = Path.of("/proc", Long.toString(server.process().identity().pid()));
			assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(process.resolve("environ"))))
				.isEqualTo("r--------");
			for (String password : passwords(server)) {
				assertThat(Files.readString(process.resolve("cmdline"))).doesNotContain(password);
				assertThat(Files.readString(server.process().log())).doesNotContain(password);
			}
		}
		assertThat(postgres.connection("users").toString()).doesNotContain(postgres.passwords().of("users_service"));
		assertThat(redis.connection().toString()).doesNotContain(redis.connection().password());
	}

	@Test
	void keepsPasswordsFromOtherUsers() throws IOException {
		for (EmbeddedServer server : List.of(postgres, redis)) {
			assertThat(mode(server.passwords().folder())).isEqualTo("rwx------");
			try (Stream<Path> files = Files.list(server.passwords().folder())) {
				assertThat(files).isNotEmpty().allMatch((file) -> mode(file).equals("rw-------"));
			}
			assertThat(passwords(server)).doesNotHaveDuplicates().allMatch((text) -> text.matches("[0-9a-f]{64}"));
			assertThat(mode(server.home())).matches("rwx--x---|rwx------");
		}
		assertThat(mode(postgres.home().resolve("data"))).isEqualTo("rwx------");
		assertThat(mode(redis.home().resolve("redis.conf"))).isEqualTo("rw-------");
		assertThat(postgres.home().resolve("initdb-password")).doesNotExist();
	}

	@Test
	void runsNeitherServerAsRoot() throws IOException {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "only Linux has /proc");
		Assumptions.assumeTrue(!Commands.ROOT || !Commands.forRedis(Binaries.redis(Binaries.shared())).isEmpty(),
				"root cannot run a program without privileges here");
		for (EmbeddedServer server : List.of(postgres, redis)) {
			Path process = Path.of("/proc", Long.toString(server.process().identity().pid()));
			assertThat(Files.getAttribute(process, "unix:uid")).isNotEqualTo(0);
		}
	}

	@Test
	void keepsDataFromOtherProcessesOfTheUserThatPostgresRunsAs() {
		List<String> unprivileged = List.of("setpriv", "--reuid=" + Commands.UNPRIVILEGED,
				"--regid=" + Commands.UNPRIVILEGED, "--clear-groups");
		Assumptions.assumeTrue(Commands.ROOT && run(unprivileged, "true") == 0,
				"only root can run a program without privileges");
		for (Path file : List.of(postgres.home(), postgres.home().resolve("data"),
				postgres.home().resolve("data/PG_VERSION"))) {
			assertThat(run(unprivileged, "test", "-x", file.toString())).isNotZero();
			assertThat(run(unprivileged, "test", "-r", file.toString())).isNotZero();
		}
	}

	private static int run(List<String> prefix, String... command) {
		return Commands.run(Stream.concat(prefix.stream(), Stream.of(command)).toList());
	}

	@Test
	void refusesDatabasesOfAnOlderVersion() throws IOException {
		Files.createDirectories(this.folder.resolve("data"));
		Files.writeString(this.folder.resolve("data/PG_VERSION"), "18\n");
		PostgresServer old = PostgresServer.at(this.folder, Binaries.shared(), FreePorts.find(), Lifetime.GUARDED,
				PostgresServer.CONNECTIONS);

		assertThat(old.responds()).isFalse();
		assertThatExceptionOfType(ServerException.class).isThrownBy(old::start)
			.withMessageContaining("are of an older version of tweebyte")
			.withMessageContaining("delete the folder " + this.folder);
		assertThat(old.passwords().folder()).doesNotExist();
	}

	@Test
	void takesTheFolderOfAnOlderVersionAwayFromOthers() throws IOException {
		Files.setPosixFilePermissions(this.folder, PosixFilePermissions.fromString("rwxr-xr-x"));
		try (RedisServer server = RedisServer.at(this.folder, Binaries.shared(), FreePorts.find(), Lifetime.GUARDED)) {
			server.start();

			assertThat(mode(this.folder)).isEqualTo("rwx------");
		}
	}

	@Test
	void replacesARedisThatHasNoPassword() throws IOException {
		int port = FreePorts.find();
		ServerProcess old = ServerProcess.start("Redis",
				List.of(Binaries.redis(Binaries.shared()).toString(), "--port", "" + port, "--bind", "127.0.0.1"),
				Map.of(), this.folder.resolve("old.log"), Lifetime.GUARDED);
		new ProcessFile(this.folder.resolve("process")).write(old.identity(), port);

		try (RedisServer server = RedisServer.at(this.folder, Binaries.shared(), port, Lifetime.GUARDED)) {
			server.start();

			assertThat(old.isAlive()).isFalse();
			assertThat(server.responds()).isTrue();
		}
	}

	private static List<String> passwords(EmbeddedServer server) throws IOException {
		try (Stream<Path> files = Files.list(server.passwords().folder())) {
			return files.map((file) -> server.passwords().of(file.getFileName().toString())).toList();
		}
	}

	private static String mode(Path path) {
		try {
			return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
		}
		catch (IOException ex) {
			throw new AssertionError(ex);
		}
	}

	private static String state(DatabaseConnection database, String sql) {
		try (Connection connection = database.open(); Statement statement = connection.createStatement()) {
			statement.execute(sql);
			return "00000";
		}
		catch (SQLException ex) {
			return ex.getSQLState();
		}
	}

	private static List<String> rows(String sql) throws SQLException {
		try (Connection connection = postgres.administration("users").open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(sql)) {
			List<String> texts = new ArrayList<>();
			while (rows.next()) {
				texts.add(rows.getString(1));
			}
			return texts;
		}
	}

	private static String redisAsService(String command) throws IOException {
		RedisConnection service = redis.connection();
		return redis("AUTH %s %s".formatted(service.username(), service.password()), command);
	}

	/** The first line of the response to the last command. */
	private static String redis(String... commands) throws IOException {
		try (Socket socket = new Socket("127.0.0.1", redis.port())) {
			socket.setSoTimeout(5000);
			socket.getOutputStream()
				.write(String.join("\r\n", commands).concat("\r\n").getBytes(StandardCharsets.UTF_8));
			String line = "";
			for (int i = 0; i < commands.length; i++) {
				line = line(socket);
			}
			return line;
		}
	}

	private static String line(Socket socket) throws IOException {
		StringBuilder line = new StringBuilder();
		for (int next = socket.getInputStream().read(); next != '\n'
				&& next >= 0; next = socket.getInputStream().read()) {
			line.append((char) next);
		}
		return line.toString();
	}

}
