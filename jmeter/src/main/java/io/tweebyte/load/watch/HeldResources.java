package io.tweebyte.load.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.measuring.machine.Footprint;
import io.tweebyte.measuring.machine.ProcessMeter;
import io.tweebyte.measuring.machine.WatchedProcess;
import io.tweebyte.servers.PostgresServer;
import io.tweebyte.servers.database.RedisCommands;
import io.tweebyte.servers.database.RedisConnection;
import io.tweebyte.shared.cache.CacheKeys;

/** Reads what the services of a backend hold, in themselves, PostgreSQL and Redis. */
public record HeldResources(List<WatchedProcess> processes, PostgresServer postgres, RedisConnection redis,
		ProcessMeter meter) implements AutoCloseable {

	private static final double MEBIBYTE = 1024 * 1024;

	private static final String CONNECTIONS = "select count(*) from pg_stat_activity where datname in ('users', 'tweets', 'interactions')";

	private static final String TRANSACTIONS = CONNECTIONS + " and state <> 'idle'";

	/** Redis replies with one line. */
	private static final String SUBSCRIPTIONS = "EVAL \"return redis.call('pubsub', 'numsub', '%s')[2]\" 0"
		.formatted(CacheKeys.POSTED_TWEETS);

	/**
	 * Reads all of it, after full garbage collections.
	 * @throws IOException when a process has ended, or Redis does not respond
	 */
	public List<Held> read() throws IOException {
		List<Held> held = new ArrayList<>();
		for (WatchedProcess process : this.processes) {
			Footprint footprint = this.meter.footprints(List.of(process)).get(process.name());
			if (footprint != null) {
				held.add(new Held(process.name(), HeldResource.THREADS, footprint.threads()));
				held.add(new Held(process.name(), HeldResource.FILES, files(process.pid())));
				held.add(new Held(process.name(), HeldResource.HEAP, footprint.heap() / MEBIBYTE));
			}
		}
		held.add(new Held("postgres", HeldResource.CONNECTIONS, count(CONNECTIONS)));
		held.add(new Held("postgres", HeldResource.TRANSACTIONS, count(TRANSACTIONS)));
		held.add(new Held("redis", HeldResource.SUBSCRIPTIONS, subscriptions()));
		return held;
	}

	private static double files(long pid) throws IOException {
		try (Stream<Path> files = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
			return files.count();
		}
	}

	private double count(String sql) {
		return Double.parseDouble(this.postgres.administration(PostgresServer.SUPERUSER).query(sql));
	}

	private double subscriptions() throws IOException {
		return Double.parseDouble(RedisCommands.send(this.redis, List.of(SUBSCRIPTIONS)).getFirst().substring(1));
	}

	@Override
	public void close() {
		this.meter.close();
	}

	public record Held(String process, HeldResource resource, double amount) {
	}

}
