package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Consumer;
import java.util.zip.CRC32;

import io.tweebyte.servers.Migrations;
import io.tweebyte.servers.PostgresServer;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The databases of a benchmark. They are filled once and kept under other names; each
 * backend begins with a fresh copy, so that all of them read the same rows.
 *
 * @param server without other clients: its settings change, its connections end
 */
public record TweetDatabases(PostgresServer server, TweetScale scale, Consumer<String> progress) {

	private static final String MIGRATIONS = "classpath*:db/*/*.sql";

	/** The file that has the fingerprint of what was filled, beside the server's data. */
	private static final String MARK = "filled";

	/** Fills the databases unless an earlier run of the same scripts has. */
	public void prepare() throws IOException, SQLException {
		if (!areFilled(this.server.home(), this.scale)) {
			Path mark = this.server.home().resolve(MARK);
			Files.deleteIfExists(mark);
			fill();
			Files.writeString(mark, fingerprint(this.scale));
		}
	}

	/** Returns whether nothing is left to prepare in the folder of a server. */
	public static boolean areFilled(Path home, TweetScale scale) throws IOException {
		Path mark = home.resolve(MARK);
		return Files.exists(mark) && Files.readString(mark).equals(fingerprint(scale));
	}

	/** Makes the databases anew from what is kept, and ends all connections to them. */
	public void restore() throws SQLException {
		for (String name : Migrations.DATABASES) {
			administer("drop database if exists %s with (force)".formatted(name));
			this.server.cloneDatabase(name, kept(name), "file_copy");
		}
		administer("checkpoint");
	}

	private void fill() throws SQLException {
		// What is measured is requests; a vacuum at some moment belongs to none of them.
		administer("alter system set autovacuum = off");
		administer("select pg_reload_conf()");
		for (String name : Migrations.DATABASES) {
			administer("drop database if exists %s with (force)".formatted(kept(name)));
			administer("drop database if exists %s with (force)".formatted(name));
			this.server.createDatabase(name);
			Migrations.migrate(name, this.server.owner(name));
		}
		new TweetPopulation(this.scale, this.progress).write(this.server.owner("users"), this.server.owner("tweets"),
				this.server.owner("interactions"));
		for (String name : Migrations.DATABASES) {
			administer("alter database %s rename to %s".formatted(name, kept(name)));
		}
	}

	/** Returns what changes with the scale and with all scripts. */
	static String fingerprint(TweetScale scale) throws IOException {
		CRC32 sum = new CRC32();
		sum.update((scale.label() + TweetPopulation.texts()).getBytes(StandardCharsets.UTF_8));
		Resource[] migrations = new PathMatchingResourcePatternResolver().getResources(MIGRATIONS);
		Arrays.sort(migrations, Comparator.comparing(Resource::getDescription));
		for (Resource migration : migrations) {
			sum.update(migration.getContentAsByteArray());
		}
		return Long.toHexString(sum.getValue());
	}

	private void administer(String sql) throws SQLException {
		this.server.administration(PostgresServer.SUPERUSER).execute(sql);
	}

	private static String kept(String name) {
		return name + "_kept";
	}

}
