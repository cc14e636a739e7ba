package io.tweebyte.testsupport;

import java.nio.file.Path;
import java.sql.SQLException;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.servers.process.ServerException;

/**
 * A PostgreSQL that takes encrypted connections and plain ones. Its certificate is
 * self-signed and names 127.0.0.1 only.
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
		try {
			server.administration(PostgresServer.SUPERUSER)
				.execute(write(certificate.pem(), "server.crt"), write(certificate.keyPem(), "server.key"),
						"alter system set ssl = on", "select pg_reload_conf()");
		}
		catch (SQLException ex) {
			throw new ServerException("PostgreSQL does not encrypt: " + ex.getMessage(), ex);
		}
		return new EncryptedPostgres(server, certificate);
	}

	/** Files are written by PostgreSQL itself, which refuses the keys of others. */
	private static String write(String pem, String file) {
		return """
				create temporary table lines (number serial, line text);
				insert into lines (line) select * from string_to_table('%s', chr(10));
				copy (select line from lines order by number) to program 'umask 077; cat > %s';
				drop table lines""".formatted(pem.strip(), file);
	}

	/** How to reach the database of the user service. */
	public DatabaseConnection users() {
		return this.server.connection("users");
	}

	/** The passwords of its roles. */
	public Passwords passwords() {
		return this.server.passwords();
	}

	/** The server's certificate, a file in PEM that is deleted when this JVM ends. */
	public Path certificate() {
		return this.certificate.file();
	}

	@Override
	public void close() {
		this.server.close();
	}

}
