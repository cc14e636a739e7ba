package io.tweebyte.launcher.command;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.servers.database.DatabaseRoles;
import io.tweebyte.servers.process.Passwords;
import io.tweebyte.shared.settings.DatabaseSettings.SslMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Brings databases that run elsewhere to the newest version of their tables. */
@Command(name = "migrate", hidden = true, sortOptions = false,
		description = "Bring databases that run elsewhere to the newest version of their tables.",
		footer = { "", "Example:",
				"  ./tweebyte migrate --database users=db:5432 --database tweets=db:5432 --passwords folder", "",
				"Each database must exist and belong to a role such as users_owner; a role such as users_service, of the",
				"service, gets the right to read and write its rows. Exit codes: 0 done, 1 failed, 2 not understood." })
final class MigrateCommand extends LauncherCommand {

	private static final int POSTGRES_PORT = 5432;

	private static final int MOST_PORT = 65_535;

	private static final List<String> SSL_MODES = Arrays.stream(SslMode.values()).map(SslMode::word).toList();

	@Option(names = "--database", required = true, paramLabel = "NAME=HOST[:PORT]",
			description = "Where one of users, tweets, interactions is; may be said for each.")
	private Map<String, String> databases;

	@Option(names = "--passwords", required = true, paramLabel = "FOLDER",
			description = "Holds a file for each owner, called after the role, such as users_owner.")
	private Path passwords;

	@Option(names = "--ssl-mode", defaultValue = "disable", paramLabel = "MODE",
			description = "disable, prefer, require or verify-full, as PostgreSQL means them: ${DEFAULT-VALUE}.")
	private String sslMode;

	@Option(names = "--ssl-root-certificate", paramLabel = "FILE",
			description = "Whose certificates verify-full trusts, in PEM.")
	private Path sslRootCertificate;

	@Override
	public Integer call() {
		requireMode();
		this.databases.keySet().forEach(this::requireKnown);
		this.databases.forEach((name, address) -> migrate(name, connection(name, address)));
		return 0;
	}

	private void migrate(String name, DatabaseConnection connection) {
		String version = Migrations.migrate(name, connection);
		terminal().print("%s on %s is at version %s".formatted(name, connection.host(), version));
	}

	private void requireKnown(String name) {
		if (!Migrations.DATABASES.contains(name)) {
			throw wrong("'%s' is no database: there are %s.".formatted(name, String.join(", ", Migrations.DATABASES)));
		}
	}

	private void requireMode() {
		if (!SSL_MODES.contains(this.sslMode)) {
			throw wrong("'%s' is no mode: there are %s.".formatted(this.sslMode, String.join(", ", SSL_MODES)));
		}
		if (isVerified() && this.sslRootCertificate == null) {
			throw wrong("verify-full needs --ssl-root-certificate.");
		}
	}

	private Map<String, String> encryption() {
		return isVerified() ? Map.of("sslmode", this.sslMode, "sslrootcert", this.sslRootCertificate.toString())
				: Map.of("sslmode", this.sslMode);
	}

	private boolean isVerified() {
		return this.sslMode.equals(SslMode.VERIFY_FULL.word());
	}

	private DatabaseConnection connection(String name, String address) {
		int colon = address.lastIndexOf(':');
		String host = (colon < 0) ? address : address.substring(0, colon);
		int port = (colon < 0) ? POSTGRES_PORT : port(address.substring(colon + 1));
		String owner = DatabaseRoles.owner(name);
		return new DatabaseConnection(host, port, name, owner, Passwords.read(this.passwords.resolve(owner)),
				encryption());
	}

	private int port(String digits) {
		int port = digits.matches("\\d{1,5}") ? Integer.parseInt(digits) : 0;
		if (port < 1 || port > MOST_PORT) {
			throw wrong("'%s' is no port".formatted(digits));
		}
		return port;
	}

}
