package io.tweebyte.servers;

import java.sql.SQLException;
import java.util.List;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.DatabaseRoles;
import io.tweebyte.servers.process.ServerException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.flywaydb.core.api.output.MigrateResult;

/** The versioned SQL of {@code db/}, which no service applies itself. */
public final class Migrations {

	public static final List<String> DATABASES = List.of("users", "tweets", "interactions");

	private Migrations() {
	}

	/**
	 * Brings a database to the newest version, and lets its service read and write rows.
	 * @param connection as the database's owner, who grants the rights
	 * @return the version it has now
	 * @throws ServerException if a script fails or the database was changed by other
	 * scripts
	 */
	public static String migrate(String database, DatabaseConnection connection) {
		try {
			MigrateResult result = Flyway.configure()
				.jdbcProperties(connection.properties())
				.dataSource(connection.jdbcUrl(), connection.username(), connection.password())
				.locations("classpath:db/" + database)
				.load()
				.migrate();
			// of all tables, since any script may have added one; its history is the
			// owner's
			String role = DatabaseRoles.service(database);
			connection.execute("grant select, insert, update, delete on all tables in schema public to " + role,
					"revoke insert, update, delete on flyway_schema_history from " + role);
			// there is no target where nothing was left to do
			return (result.targetSchemaVersion != null) ? result.targetSchemaVersion : result.initialSchemaVersion;
		}
		catch (FlywayValidateException ex) {
			throw new ServerException(
					"The database %s was made by other scripts than those of this version. Go back to that"
						.formatted(database)
							+ " version, or stop its server and delete the server's folder to begin with empty databases.",
					ex);
		}
		catch (FlywayException | SQLException ex) {
			throw new ServerException("Cannot migrate the database %s: %s".formatted(database, ex.getMessage()), ex);
		}
	}

	/** Makes and migrates every database that has scripts. */
	public static void migrateAll(PostgresServer server) {
		for (String database : DATABASES) {
			server.createDatabase(database);
			migrate(database, server.owner(database));
		}
	}

}
