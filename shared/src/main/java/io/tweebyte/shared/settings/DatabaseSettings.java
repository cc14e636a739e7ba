package io.tweebyte.shared.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The database of a service, {@code tweebyte.database.*}. Times are from 1 ms to 24 days.
 *
 * @param port its port, 1 to 65535
 * @param password its password, which has no default
 * @param sslRootCertificate whose certificates are trusted, in PEM; needed for the mode
 * {@code verify-full} and not looked at for any other
 * @param schemaVersion the version of the schema that the service was written for
 * @param poolSize how many connections are open at most, 1 to 1,000
 * @param queue how many statements wait for a connection at once, 1 to 1,000,000; more
 * get 503. Twice as many as requests in flight by default, since a request asks for two
 * at once at most
 * @param connectTimeout how long a new connection may take to open
 * @param statementTimeout how long one statement may take
 * @param idleInTransactionTimeout how long a transaction may do nothing
 */
@ConfigurationProperties("tweebyte.database")
public record DatabaseSettings(@DefaultValue("127.0.0.1") String host, @DefaultValue("15432") int port, String name,
		String username, String password, @DefaultValue("disable") SslMode sslMode, Path sslRootCertificate,
		String schemaVersion, @DefaultValue("10") int poolSize, @DefaultValue("512") int queue,
		@DefaultValue("1s") Duration acquireTimeout, @DefaultValue("500ms") Duration connectTimeout,
		@DefaultValue("1s") Duration statementTimeout, @DefaultValue("500ms") Duration lockTimeout,
		@DefaultValue("5s") Duration idleInTransactionTimeout) {

	/**
	 * Checks the settings.
	 */
	public DatabaseSettings {
		Checks.text("tweebyte.database.host", host);
		Checks.text("tweebyte.database.name", name);
		Checks.text("tweebyte.database.username", username);
		Checks.text("tweebyte.database.password", password);
		Checks.text("tweebyte.database.schema-version", schemaVersion);
		if (sslMode == null) {
			throw new IllegalArgumentException(
					"tweebyte.database.ssl-mode must be disable, prefer, require or verify-full.");
		}
		if (sslMode == SslMode.VERIFY_FULL && (sslRootCertificate == null || !Files.isReadable(sslRootCertificate))) {
			throw new IllegalArgumentException("tweebyte.database.ssl-root-certificate must be a file that can be read"
					+ " for tweebyte.database.ssl-mode=verify-full, but is " + sslRootCertificate + ".");
		}
		Checks.range("tweebyte.database.port", port, 1, 65_535);
		Checks.range("tweebyte.database.pool-size", poolSize, 1, 1_000);
		Checks.range("tweebyte.database.queue", queue, 1, 1_000_000);
		Checks.positive("tweebyte.database.acquire-timeout", acquireTimeout);
		Checks.positive("tweebyte.database.connect-timeout", connectTimeout);
		Checks.positive("tweebyte.database.statement-timeout", statementTimeout);
		Checks.positive("tweebyte.database.lock-timeout", lockTimeout);
		Checks.positive("tweebyte.database.idle-in-transaction-timeout", idleInTransactionTimeout);
	}

	@Override
	public String toString() {
		return "DatabaseSettings[" + this.username + "@" + this.host + ":" + this.port + "/" + this.name + "]";
	}

	/**
	 * Whether connections are encrypted, in PostgreSQL's own words.
	 */
	public enum SslMode {

		/** Never. */
		DISABLE,

		/** Where the server can, whoever it is. */
		PREFER,

		/** Always, whoever the server is. */
		REQUIRE,

		/** Always, and the server's certificate is a trusted one for its name. */
		VERIFY_FULL;

		/**
		 * What drivers call it.
		 * @return such as {@code verify-full}
		 */
		public String word() {
			return name().toLowerCase(Locale.ROOT).replace('_', '-');
		}

	}

}
