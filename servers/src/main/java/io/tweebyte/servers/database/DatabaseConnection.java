package io.tweebyte.servers.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

import io.tweebyte.servers.process.ServerException;

/**
 * How to reach one database.
 *
 * @param properties further properties of the driver
 */
public record DatabaseConnection(String host, int port, String name, String username, String password,
		Map<String, String> properties) {

	private static final String SECONDS_TO_CONNECT = "5";

	public DatabaseConnection(String host, int port, String name, String username, String password) {
		this(host, port, name, username, password, Map.of());
	}

	/** The address for JDBC, {@code jdbc:postgresql://host:port/name}. */
	public String jdbcUrl() {
		return "jdbc:postgresql://%s:%d/%s".formatted(this.host, this.port, this.name);
	}

	public Connection open() throws SQLException {
		Properties all = new Properties();
		all.putAll(this.properties);
		all.setProperty("user", this.username);
		all.setProperty("password", this.password);
		all.setProperty("connectTimeout", SECONDS_TO_CONNECT);
		return DriverManager.getConnection(jdbcUrl(), all);
	}

	/** Executes statements, each of which commits by itself. */
	public void execute(String... statements) throws SQLException {
		try (Connection connection = open(); Statement statement = connection.createStatement()) {
			for (String sql : statements) {
				statement.execute(sql);
			}
		}
	}

	/**
	 * Returns all rows of a query.
	 * @param ids the query's parameters, one array of ids each
	 */
	@SafeVarargs
	public final <T> List<T> rows(String sql, RowReader<T> reader, List<UUID>... ids) throws SQLException {
		List<T> found = new ArrayList<>();
		try (Connection connection = open(); PreparedStatement statement = connection.prepareStatement(sql)) {
			for (int i = 0; i < ids.length; i++) {
				statement.setArray(i + 1, connection.createArrayOf("uuid", ids[i].toArray()));
			}
			try (ResultSet rows = statement.executeQuery()) {
				while (rows.next()) {
					found.add(reader.read(rows));
				}
			}
		}
		return found;
	}

	/**
	 * Returns the first value of the first row.
	 * @throws ServerException if PostgreSQL refuses
	 */
	public String query(String sql) {
		try {
			return rows(sql, (row) -> row.getString(1)).getFirst();
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL refuses '%s': %s".formatted(sql, ex.getMessage()), ex);
		}
	}

	/** Registers the services' settings: {@code connection.register(registry::add)}. */
	public void register(BiConsumer<String, Supplier<Object>> registry) {
		registry.accept("tweebyte.database.host", this::host);
		registry.accept("tweebyte.database.port", this::port);
		registry.accept("tweebyte.database.name", this::name);
		registry.accept("tweebyte.database.username", this::username);
		registry.accept("tweebyte.database.password", this::password);
	}

	@FunctionalInterface
	public interface RowReader<T> {

		T read(ResultSet row) throws SQLException;

	}

	/** Without the password. */
	@Override
	public String toString() {
		return "%s@%s:%d/%s".formatted(this.username, this.host, this.port, this.name);
	}

}
