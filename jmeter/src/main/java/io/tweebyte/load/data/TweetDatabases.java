package io.tweebyte.load.data;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;

/**
 * The databases of a benchmark. They are filled once and kept under other names; each
 * backend begins with a fresh copy, so that all of them read the same rows.
 */
public class TweetDatabases {

	private static final List<String> NAMES = List.of("users", "tweets", "interactions");

	private final PostgresServer server;

	private final TweetScale scale;

	private final Consumer<String> progress;

	/**
	 * @param server one that nobody else uses
	 */
	public TweetDatabases(PostgresServer server, TweetScale scale, Consumer<String> progress) {
		this.server = server;
		this.scale = scale;
		this.progress = progress;
	}

	/** Fills the databases unless an earlier run of the same scripts has. */
	public void prepare() throws SQLException {
		// What is measured is requests; a vacuum at some moment belongs to none of them.
		administer("alter system set autovacuum = off");
		administer("select pg_reload_conf()");
		String fingerprint = fingerprint();
		if (!fingerprint.equals(keptFingerprint())) {
			fill(fingerprint);
		}
	}

	/** Makes the databases anew from what is kept. Whoever is connected is thrown out. */
	public void restore() throws SQLException {
		for (String name : NAMES) {
			administer("drop database if exists %s with (force)".formatted(name));
			this.server.cloneDatabase(name, kept(name), "file_copy");
		}
		administer("checkpoint");
	}

	private void fill(String fingerprint) throws SQLException {
		for (String name : NAMES) {
			administer("drop database if exists %s with (force)".formatted(kept(name)));
		}
		new TweetPopulation(this.scale, this.progress).write(this.server.owner("users"), this.server.owner("tweets"),
				this.server.owner("interactions"));
		for (String name : NAMES) {
			administer("alter database %s rename to %s".formatted(name, kept(name)));
		}
		administer("comment on database %s is '%s'".formatted(kept("users"), fingerprint));
	}

	/** Leaves the databases empty and migrated. */
	private String fingerprint() throws SQLException {
		CRC32 sum = new CRC32();
		sum.update((this.scale.label() + TweetPopulation.texts()).getBytes(StandardCharsets.UTF_8));
		for (String name : NAMES) {
			administer("drop database if exists %s with (force)".formatted(name));
			this.server.createDatabase(name);
			Migrations.migrate(name, this.server.owner(name));
			sum.update(checksums(name).getBytes(StandardCharsets.UTF_8));
		}
		return Long.toHexString(sum.getValue());
	}

	private String checksums(String name) {
		return this.server.owner(name)
			.query("select string_agg(checksum::text, ',' order by version) from flyway_schema_history");
	}

	private String keptFingerprint() throws SQLException {
		String sql = "select coalesce(shobj_description(oid, 'pg_database'), '') from pg_database where datname = '%s'"
			.formatted(kept("users"));
		List<String> found = this.server.administration(PostgresServer.SUPERUSER).rows(sql, (row) -> row.getString(1));
		return found.isEmpty() ? "" : found.getFirst();
	}

	private void administer(String sql) throws SQLException {
		this.server.administration(PostgresServer.SUPERUSER).execute(sql);
	}

	private static String kept(String name) {
		return name + "_kept";
	}

}
