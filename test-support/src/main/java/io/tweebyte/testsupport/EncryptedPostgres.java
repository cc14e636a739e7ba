package io.tweebyte.testsupport;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.ServerException;

/**
 * A PostgreSQL that takes encrypted connections and plain ones. Its certificate is its
 * own and names 127.0.0.1 and nobody else.
 */
public final class EncryptedPostgres implements AutoCloseable {

	private final PostgresServer server;

	private final SelfSignedCertificate certificate;

	private EncryptedPostgres(PostgresServer server, SelfSignedCertificate certificate) {
		this.server = server;
		this.certificate = certificate;
	}

	/** A new server, with an empty database of the user service. */
	public static EncryptedPostgres start() {
		PostgresServer server = PostgresServer.temporary();
		server.createDatabase("users");
		Migrations.migrate("users", server.owner("users"));
		SelfSignedCertificate certificate = SelfSignedCertificate.of("127.0.0.1");
		try (Connection connection = server.administration(PostgresServer.SUPERUSER).open()) {
			write(connection, certificate.pem(), "server.crt");
			write(connection, certificate.keyPem(), "server.key");
			encrypt(connection);
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL does not encrypt: " + ex.getMessage(), ex);
		}
		return new EncryptedPostgres(server, certificate);
	}

	/** Files are written by PostgreSQL itself, which refuses the keys of others. */
	private static void write(Connection connection, String pem, String file) throws SQLException {
		try (Statement statement = connection.createStatement()) {
			statement.execute("create temporary table lines (number serial, line text)");
			try (PreparedStatement lines = connection
				.prepareStatement("insert into lines (line) select * from string_to_table(?, chr(10))")) {
				lines.setString(1, pem.strip());
				lines.execute();
			}
			statement.execute(
					"copy (select line from lines order by number) to program 'umask 077; cat > %s'".formatted(file));
			statement.execute("drop table lines");
		}
	}

	private static void encrypt(Connection connection) throws SQLException {
		try (Statement statement = connection.createStatement()) {
			statement.execute("alter system set ssl = on");
			statement.execute("select pg_reload_conf()");
		}
	}

	/** How to reach the database of the user service. */
	public DatabaseConnection users() {
		return this.server.connection("users");
	}

	/** The passwords of its roles. */
	public Passwords passwords() {
		return this.server.passwords();
	}

	/**
	 * The server's certificate, in PEM.
	 * @return a file that is gone when this JVM ends
	 */
	public Path certificate() {
		return this.certificate.file();
	}

	@Override
	public void close() {
		this.server.close();
	}

}
