package io.tweebyte.testsupport;

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

/**
 * A real PostgreSQL on the loopback address. Its folder is initialised once and kept by
 * whoever owns it; databases and roles are made on demand.
 */
public final class PostgresServer extends EmbeddedServer {

	/** The role that owns the databases; its password is its name. */
	public static final String ROLE = "tweebyte";

	/** The superuser; its password is its name. */
	public static final String SUPERUSER = "postgres";

	private static final Duration INITIALISATION = Duration.ofSeconds(60);

	/**
	 * The services must fold and search names of any script alike, whatever the locale of
	 * the machine.
	 */
	private static final List<String> LOCALE = List.of("--encoding=UTF8", "--locale-provider=builtin",
			"--builtin-locale=C.UTF-8", "--locale=C.UTF-8");

	/**
	 * Enough for both backends with four services each, a pool of ten connections a
	 * service, and the tools. Pages are read in any order at nearly the same cost, as
	 * from a solid-state disk: otherwise a long page would be read out of order and
	 * sorted.
	 */
	private static final List<String> SETTINGS = List.of("listen_addresses=" + HOST, "unix_socket_directories=",
			"max_connections=200", "timezone=UTC", "log_timezone=UTC", "random_page_cost=1.1",
			"shared_preload_libraries=pg_stat_statements");

	/** Tests lose nothing by a crash of the machine. */
	private static final List<String> FORGETFUL = List.of("fsync=off", "synchronous_commit=off",
			"full_page_writes=off");

	private final boolean durable;

	private PostgresServer(Path home, Path programs, int port, Lifetime lifetime, boolean durable) {
		super("PostgreSQL", StopSignal.INT, home, programs, port, lifetime);
		this.durable = durable;
	}

	/**
	 * A new, empty server on a free port that is gone, with its folder, when this JVM
	 * ends.
	 * @return the running server
	 */
	public static PostgresServer temporary() {
		return temporary(FreePorts.find());
	}

	/**
	 * A new, empty server on a given port that is gone, with its folder, when this JVM
	 * ends.
	 * @param port the port to listen on
	 * @return the running server
	 */
	public static PostgresServer temporary(int port) {
		PostgresServer server = new PostgresServer(Directories.temporary("postgres"), Binaries.shared(), port,
				Lifetime.GUARDED, false);
		server.start();
		return server;
	}

	/**
	 * The server of a folder, which keeps what was committed. It runs once
	 * {@link #start()} or {@link #attach()} says so.
	 * @param home the folder, made and initialised by the first start
	 * @param programs where PostgreSQL's programs are unpacked
	 * @param port the port to listen on
	 * @param lifetime whether it ends with this JVM
	 * @return the server
	 */
	public static PostgresServer at(Path home, Path programs, int port, Lifetime lifetime) {
		return new PostgresServer(home, programs, port, lifetime, true);
	}

	/**
	 * How to reach a database as the role that owns it.
	 * @param database the database, which need not exist
	 * @return how to reach it
	 */
	public DatabaseConnection connection(String database) {
		return new DatabaseConnection(HOST, port(), database, ROLE, ROLE);
	}

	/**
	 * How to reach a database as the superuser, for what the owner may not do.
	 * @param database the database
	 * @return how to reach it
	 */
	public DatabaseConnection administration(String database) {
		return connection(database).to(database, SUPERUSER);
	}

	/**
	 * Makes a database unless it exists.
	 * @param database its name
	 */
	public void createDatabase(String database) {
		createRole();
		if (!exists("pg_database", "datname", database)) {
			execute("create database %s owner %s".formatted(database, ROLE));
		}
	}

	/**
	 * Makes a database as a copy of another one, to which nobody may be connected.
	 * @param database the name of the new one
	 * @param template the one to copy
	 */
	public void cloneDatabase(String database, String template) {
		execute("create database %s owner %s template %s".formatted(database, ROLE, template));
	}

	private void createRole() {
		if (!exists("pg_roles", "rolname", ROLE)) {
			execute("create role %1$s login password '%1$s'".formatted(ROLE));
		}
	}

	private boolean exists(String catalog, String column, String name) {
		String sql = "select 1 from %s where %s = '%s'".formatted(catalog, column, name);
		try (Connection connection = administration(SUPERUSER).open();
				Statement statement = connection.createStatement()) {
			return statement.executeQuery(sql).next();
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL refuses to be asked: " + ex.getMessage(), ex);
		}
	}

	private void execute(String sql) {
		try (Connection connection = administration(SUPERUSER).open();
				Statement statement = connection.createStatement()) {
			statement.execute(sql);
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL refuses '%s': %s".formatted(sql, ex.getMessage()), ex);
		}
	}

	@Override
	ServerProcess launch() throws IOException {
		Path bin = Binaries.postgres(programs()).resolve("bin");
		List<String> command = new ArrayList<>(Commands.forPostgres(bin.resolve("postgres"), home()));
		if (!Files.exists(data().resolve("PG_VERSION"))) {
			initialise(bin);
		}
		removeStaleLock();
		command.addAll(
				List.of(bin.resolve("postgres").toString(), "-D", data().toString(), "-p", Integer.toString(port())));
		List<String> settings = new ArrayList<>(SETTINGS);
		settings.addAll(this.durable ? List.of() : FORGETFUL);
		settings.forEach((setting) -> command.addAll(List.of("-c", setting)));
		return ServerProcess.start("PostgreSQL", command, environment(), log(), StopSignal.INT, lifetime());
	}

	/**
	 * An initialisation that was cut off leaves a folder without a version, which is
	 * begun anew.
	 */
	private void initialise(Path bin) throws IOException {
		if (Files.exists(data())) {
			Directories.delete(data());
		}
		Path password = Files.writeString(home().resolve("password"), SUPERUSER);
		List<String> command = new ArrayList<>(Commands.forPostgres(bin.resolve("postgres"), home()));
		command.addAll(List.of(bin.resolve("initdb").toString(), "-D", data().toString(), "--username=" + SUPERUSER,
				"--pwfile=" + password, "--auth=scram-sha-256", "--no-instructions"));
		command.addAll(LOCALE);
		if (!this.durable) {
			command.add("--no-sync");
		}
		ServerProcess initdb = ServerProcess.start("initdb", command, environment(), log(), StopSignal.TERM,
				Lifetime.GUARDED);
		initdb.awaitEnd(INITIALISATION);
		if (!Files.exists(data().resolve("PG_VERSION"))) {
			throw new ServerException("PostgreSQL cannot be initialised.%n%s".formatted(initdb.logTail()));
		}
		Files.delete(password);
	}

	/**
	 * After a crash the number in PostgreSQL's lock may belong to some other program, and
	 * PostgreSQL would refuse to start for fear of itself.
	 */
	private void removeStaleLock() throws IOException {
		Path lock = data().resolve("postmaster.pid");
		if (Files.exists(lock)) {
			String pid = Files.readAllLines(lock).getFirst().strip();
			boolean postgres = ProcessHandle.of(Long.parseLong(pid))
				.flatMap((handle) -> handle.info().command())
				.filter((program) -> program.endsWith("postgres"))
				.isPresent();
			if (!postgres) {
				Files.delete(lock);
			}
		}
	}

	@Override
	public boolean answers() {
		try (Connection connection = administration(SUPERUSER).open()) {
			return connection.isValid(1);
		}
		catch (SQLException ex) {
			return false;
		}
	}

	/**
	 * What a person's environment may hold for other PostgreSQLs must not matter here.
	 */
	private static Map<String, String> environment() {
		return Map.of("LC_ALL", "C.UTF-8", "TZ", "UTC", "PGDATA", "", "PGPORT", "");
	}

	private Path data() {
		return home().resolve("data");
	}

}
