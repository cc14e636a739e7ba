package io.tweebyte.servers.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Properties;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * How to reach one database.
 *
 * @param host the server's address
 * @param port the server's port
 * @param name the database
 * @param username the role
 * @param password the role's password
 */
public record DatabaseConnection(String host, int port, String name, String username, String password) {

	private static final String SECONDS_TO_CONNECT = "5";

	/**
	 * The address for JDBC, without credentials.
	 * @return {@code jdbc:postgresql://host:port/name}
	 */
	public String jdbcUrl() {
		return "jdbc:postgresql://%s:%d/%s".formatted(this.host, this.port, this.name);
	}

	/**
	 * A new connection of its own.
	 * @return the connection, to be closed by the caller
	 * @throws SQLException if the server or the database cannot be reached
	 */
	public Connection open() throws SQLException {
		return open(Map.of());
	}

	public Connection open(Map<String, String> more) throws SQLException {
		Properties properties = new Properties();
		properties.putAll(more);
		properties.setProperty("user", this.username);
		properties.setProperty("password", this.password);
		properties.setProperty("connectTimeout", SECONDS_TO_CONNECT);
		return DriverManager.getConnection(jdbcUrl(), properties);
	}

	/** Returns the first value of the first row. */
	public String query(String sql) {
		try (Connection connection = open();
				Statement statement = connection.createStatement();
				ResultSet rows = statement.executeQuery(sql)) {
			rows.next();
			return rows.getString(1);
		}
		catch (SQLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Hands the services' settings to a test, as in
	 * {@code connection.register(registry::add)}.
	 * @param registry takes a property's name and its value, as Spring's
	 * {@code DynamicPropertyRegistry} does
	 */
	public void register(BiConsumer<String, Supplier<Object>> registry) {
		registry.accept("tweebyte.database.host", this::host);
		registry.accept("tweebyte.database.port", this::port);
		registry.accept("tweebyte.database.name", this::name);
		registry.accept("tweebyte.database.username", this::username);
		registry.accept("tweebyte.database.password", this::password);
	}

	/** Without the password. */
	@Override
	public String toString() {
		return "%s@%s:%d/%s".formatted(this.username, this.host, this.port, this.name);
	}

}
