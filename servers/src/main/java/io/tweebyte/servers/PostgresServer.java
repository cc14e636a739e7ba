package io.tweebyte.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.DatabaseRoles;
import io.tweebyte.servers.process.Commands;
import io.tweebyte.servers.process.Directories;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerException;
import io.tweebyte.servers.process.ServerProcess;
import io.tweebyte.servers.process.StopSignal;
import org.postgresql.PGConnection;

/**
 * A real PostgreSQL on the loopback address. Its folder is initialised once and belongs
 * to the caller; databases and roles are made on demand.
 */
public final class PostgresServer extends EmbeddedServer {

	/** The superuser, which no service logs in as. */
	public static final String SUPERUSER = "postgres";

	/**
	 * Enough for both backends with four services each, a pool of ten connections a
	 * service, and the tools.
	 */
	public static final int CONNECTIONS = 200;

	private static final String SCRAM = "scram-sha-256";

	private static final Duration INITIALISATION = Duration.ofSeconds(60);

	/**
	 * The services must fold and search names of any script alike, whatever the locale of
	 * the machine.
	 */
	private static final List<String> LOCALE = List.of("--encoding=UTF8", "--locale-provider=builtin",
			"--builtin-locale=C.UTF-8", "--locale=C.UTF-8");

	/**
	 * Pages are read in any order at nearly the same cost, as from a solid-state disk:
	 * otherwise a long page would be read out of order and sorted.
	 */
	private static final List<String> SETTINGS = List.of("listen_addresses=" + HOST, "unix_socket_directories=",
			"timezone=UTC", "log_timezone=UTC", "random_page_cost=1.1", "shared_preload_libraries=pg_stat_statements",
			// the detail of an error names what users have sent
			"log_error_verbosity=terse",
			// started by root it runs as an unprivileged user, whose other processes
			// could read what
			// lies in /dev/shm
			"dynamic_shared_memory_type=mmap");

	/**
	 * Tests lose nothing by a crash of the machine, and no attacker guesses their
	 * passwords: hashing one 4,096 times took more than half of the time of a connection.
	 */
	private static final List<String> FORGETFUL = List.of("fsync=off", "synchronous_commit=off", "full_page_writes=off",
			"scram_iterations=1");

	private final boolean durable;

	private final int connections;

	private PostgresServer(Path home, Path programs, int port, Lifetime lifetime, boolean durable, int connections) {
		super("PostgreSQL", SUPERUSER, StopSignal.INT, home, programs, port, lifetime);
		this.durable = durable;
		this.connections = connections;
	}

	/** A new, empty server on a free port, which ends with this JVM. */
	public static PostgresServer temporary() {
		PostgresServer server = stopped();
		server.start();
		return server;
	}

	/** As {@link #temporary()}, but it runs once {@link #start()} says so. */
	public static PostgresServer stopped() {
		return new PostgresServer(Directories.temporary("postgres"), Binaries.shared(), FreePorts.find(),
				Lifetime.GUARDED, false, CONNECTIONS);
	}

	/**
	 * The server of a folder, which keeps what was committed. It runs once
	 * {@link #start()} or {@link #attach()} says so.
	 * @param home the folder, made and initialised by the first start
	 * @param connections how many it accepts
	 */
	public static PostgresServer at(Path home, Path programs, int port, Lifetime lifetime, int connections) {
		return new PostgresServer(home, programs, port, lifetime, true, connections);
	}

	/** How a service reaches its database: as the role that may read and write rows. */
	public DatabaseConnection connection(String database) {
		return connection(database, DatabaseRoles.service(database));
	}

	/** How to reach a database as the role that owns it and may change its tables. */
	public DatabaseConnection owner(String database) {
		return connection(database, DatabaseRoles.owner(database));
	}

	/** How to reach a database as the superuser, for what the owner may not do. */
	public DatabaseConnection administration(String database) {
		return connection(database, SUPERUSER);
	}

	private DatabaseConnection connection(String database, String role) {
		return new DatabaseConnection(HOST, port(), database, role, passwords().of(role));
	}

	public void createDatabase(String database) {
		createRole(DatabaseRoles.owner(database));
		createRole(DatabaseRoles.service(database));
		execute("revoke all on database postgres, template1 from public");
		if (!exists("pg_database", "datname", database)) {
			execute("create database %s owner %s".formatted(database, DatabaseRoles.owner(database)));
		}
		closeToOthers(database);
	}

	/**
	 * Makes a database as a copy of another one, which may have no other connection.
	 * @param database the name of the new one, which begins with that of its original
	 * @param strategy how PostgreSQL copies it: {@code wal_log}, or {@code file_copy} for
	 * a large one
	 */
	public void cloneDatabase(String database, String template, String strategy) {
		execute("create database %s owner %s template %s strategy %s".formatted(database, DatabaseRoles.owner(database),
				template, strategy));
		closeToOthers(database);
	}

	/** By default every role may connect to every database. A copy begins so, too. */
	private void closeToOthers(String database) {
		execute("revoke all on database %1$s from public; grant connect on database %1$s to %2$s".formatted(database,
				DatabaseRoles.service(database)));
	}

	/**
	 * Makes a role that may log in and nothing else. The server gets and logs a hash of
	 * its password only.
	 */
	private void createRole(String role) {
		boolean known = passwords().has(role);
		char[] password = passwords().of(role).toCharArray();
		boolean exists = exists("pg_roles", "rolname", role);
		if (known && exists) {
			return;
		}
		try (Connection connection = administration(SUPERUSER).open();
				Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			if (!exists) {
				statement.execute("create role %s login".formatted(role));
			}
			connection.unwrap(PGConnection.class).alterUserPassword(role, password, SCRAM);
			connection.commit();
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL refuses the role %s: %s".formatted(role, ex.getMessage()), ex);
		}
	}

	private boolean exists(String catalog, String column, String name) {
		String sql = "select exists (select from %s where %s = '%s')".formatted(catalog, column, name);
		return administration(SUPERUSER).query(sql).equals("t");
	}

	private void execute(String sql) {
		try {
			administration(SUPERUSER).execute(sql);
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL refuses '%s': %s".formatted(sql, ex.getMessage()), ex);
		}
	}

	@Override
	ServerProcess launch() throws IOException {
		Path bin = Binaries.postgres(programs()).resolve("bin");
		List<String> user = Commands.forPostgres(bin.resolve("postgres"), home());
		if (!isInitialised()) {
			initialise(bin, user);
		}
		Commands.give(user, data());
		removeStaleLock();
		List<String> command = new ArrayList<>(user);
		command.addAll(
				List.of(bin.resolve("postgres").toString(), "-D", data().toString(), "-p", Integer.toString(port())));
		List<String> settings = new ArrayList<>(SETTINGS);
		settings.add("max_connections=" + this.connections);
		settings.addAll(this.durable ? List.of() : FORGETFUL);
		settings.forEach((setting) -> command.addAll(List.of("-c", setting)));
		return launch(command, environment(), ServerProcess.NO_INPUT);
	}

	/** Starts anew in a folder without a version: an initialisation was cut off there. */
	private void initialise(Path bin, List<String> user) throws IOException {
		Directories.deleteIfExists(data());
		Commands.give(user, PrivateFile.folder(data()));
		Path password = PrivateFile.write(home().resolve("initdb-password"), passwords().of(SUPERUSER));
		Commands.give(user, password);
		List<String> command = new ArrayList<>(user);
		command.addAll(List.of(bin.resolve("initdb").toString(), "-D", data().toString(), "--username=" + SUPERUSER,
				"--pwfile=" + password, "--auth=" + SCRAM, "--no-instructions"));
		command.addAll(LOCALE);
		if (!this.durable) {
			command.add("--no-sync");
		}
		ServerProcess initdb = ServerProcess.start("initdb", command, environment(), log(), Lifetime.GUARDED);
		try {
			initdb.awaitEnd(INITIALISATION);
		}
		finally {
			Files.delete(password);
		}
		if (!isInitialised()) {
			throw new ServerException("PostgreSQL cannot be initialised.%n%s".formatted(initdb.logTail()));
		}
	}

	private boolean isInitialised() {
		return Files.exists(data().resolve("PG_VERSION"));
	}

	/**
	 * After a crash the number in PostgreSQL's lock may belong to some other program, and
	 * PostgreSQL would refuse to start for fear of itself.
	 */
	private void removeStaleLock() throws IOException {
		Path lock = data().resolve("postmaster.pid");
		if (Files.exists(lock)) {
			String pid = Files.readAllLines(lock).getFirst().strip();
			if (!isPostgres(Long.parseLong(pid))) {
				Files.delete(lock);
			}
		}
	}

	/** Linux hides the program of another user's process, but not its name. */
	private static boolean isPostgres(long pid) throws IOException {
		Path name = Path.of("/proc", Long.toString(pid), "comm");
		Optional<String> program = Files.isReadable(name) ? Optional.of(Files.readString(name).strip())
				: ProcessHandle.of(pid).flatMap((handle) -> handle.info().command());
		return program.filter((text) -> text.endsWith("postgres")).isPresent();
	}

	@Override
	void prepare() throws IOException {
		if (isInitialised() && !hasPasswords()) {
			throw new ServerException(
					"""
							The databases in %1$s are of an older version of tweebyte, whose passwords everyone knows. They cannot \
							be used. Stop what runs (./tweebyte down), delete the folder %1$s and start again: the new databases \
							are empty, and have new passwords."""
						.formatted(home()));
		}
		PrivateFile.folderForPostgres(home());
	}

	@Override
	boolean logsIn() {
		try (Connection connection = administration(SUPERUSER).open()) {
			return connection.isValid(1);
		}
		catch (SQLException ex) {
			return false;
		}
	}

	/** Variables that the user has set for other PostgreSQLs must not matter. */
	private static Map<String, String> environment() {
		return Map.of("LC_ALL", "C.UTF-8", "TZ", "UTC", "PGDATA", "", "PGPORT", "");
	}

	private Path data() {
		return home().resolve("data");
	}

}
