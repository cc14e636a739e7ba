package io.tweebyte.shared.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.validation.annotation.Validated;

/**
 * The connections of a service to its PostgreSQL database.
 *
 * @param host the host of PostgreSQL
 * @param port the port of PostgreSQL
 * @param name the name of the database
 * @param username the role by which the service logs in to PostgreSQL
 * @param password the password of that role
 * @param sslMode whether connections are encrypted and the server's certificate is
 * verified, as PostgreSQL's {@code sslmode}
 * @param sslRootCertificate the trusted certificates, a PEM file; required for the mode
 * {@code verify-full}, ignored for any other
 * @param schemaVersion the version of the schema that the service was written for; the
 * service is not ready while the database has another one
 * @param poolSize the largest number of open connections
 * @param queue the number of statements that may wait for a connection; further ones get
 * 503. A request needs at most two at once, so the default is twice the default of
 * {@code tweebyte.limits.in-flight}
 * @param acquireTimeout how long a statement waits for a connection; then the request
 * gets 503. In async a statement waits for a thread instead, until the deadline of the
 * request
 * @param connectTimeout how long opening a connection may take; async and virtual use
 * whole seconds, at least one
 * @param statementTimeout how long a statement may take before PostgreSQL cancels it
 * @param lockTimeout how long a statement waits for a lock
 * @param idleInTransactionTimeout how long a transaction may wait for its next statement
 * before PostgreSQL closes the connection
 */
@Validated
@ConfigurationProperties("tweebyte.database")
public record DatabaseSettings(@NotBlank @DefaultValue("127.0.0.1") String host,
		@Range(min = 1, max = 65_535) @DefaultValue("15432") int port, @NotBlank String name, @NotBlank String username,
		@NotBlank String password, @NotNull @DefaultValue("disable") SslMode sslMode, Path sslRootCertificate,
		@NotBlank String schemaVersion, @Range(min = 1, max = 1_000) @DefaultValue("10") int poolSize,
		@Range(min = 1, max = 1_000_000) @DefaultValue("512") int queue,
		@TimeLimit @DefaultValue("1s") Duration acquireTimeout,
		@TimeLimit @DefaultValue("500ms") Duration connectTimeout,
		@TimeLimit @DefaultValue("1s") Duration statementTimeout,
		@TimeLimit @DefaultValue("500ms") Duration lockTimeout,
		@TimeLimit @DefaultValue("5s") Duration idleInTransactionTimeout) {

	public DatabaseSettings {
		Assert.isTrue(
				sslMode != SslMode.VERIFY_FULL || (sslRootCertificate != null && Files.isReadable(sslRootCertificate)),
				() -> "tweebyte.database.ssl-root-certificate must be a file that can be read for "
						+ "tweebyte.database.ssl-mode=verify-full, but is " + sslRootCertificate + ".");
	}

	@Override
	public String toString() {
		return "DatabaseSettings[" + this.username + "@" + this.host + ":" + this.port + "/" + this.name + "]";
	}

	/** Whether connections are encrypted, in PostgreSQL's own words. */
	public enum SslMode {

		DISABLE,

		/** Encrypted if the server can, without a check of its identity. */
		PREFER,

		/** Always encrypted, without a check of the server's identity. */
		REQUIRE,

		/** Always encrypted, and the server's certificate is trusted for its name. */
		VERIFY_FULL;

		public String word() {
			return name().toLowerCase(Locale.ROOT).replace('_', '-');
		}

	}

}
