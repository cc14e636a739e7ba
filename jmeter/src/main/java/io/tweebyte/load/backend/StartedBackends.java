package io.tweebyte.load.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import io.tweebyte.launcher.backend.Backend;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.load.data.PlanData;
import io.tweebyte.load.data.PlanPictures;
import io.tweebyte.load.plan.BackendSpec;
import io.tweebyte.load.watch.StatementCounts;
import io.tweebyte.load.watch.TweetCache;
import io.tweebyte.servers.process.ServerException;

/** Starts backends at the same time, and stops them. */
final class StartedBackends {

	private final Infrastructure infrastructure;

	private final Map<String, Backend> started = new ConcurrentHashMap<>();

	private final Map<String, Double> seconds = new ConcurrentHashMap<>();

	StartedBackends(Infrastructure infrastructure) {
		this.infrastructure = infrastructure;
	}

	/**
	 * Starts all backends; those that run already are described by a file.
	 * @param data the folder of the files that the plans read
	 * @param hasPictures whether they read pictures, too
	 */
	RunningBackends start(Map<BackendSpec, BackendStarter> starters, PlanData plan, Path data, boolean hasPictures)
			throws IOException, SQLException, InterruptedException {
		try {
			List<RunningBackend> all = start(starters);
			if (hasPictures) {
				uploadPictures(all.getFirst().target(), plan, data);
			}
			return new RunningBackends(all, data, Optional.of(new StatementCounts(this.infrastructure.postgres())),
					this.seconds, Optional.of(plan),
					Optional.of(new TweetCache(this.infrastructure.redis().connection(), plan.content().tweets())),
					this::close);
		}
		catch (RuntimeException | IOException | SQLException | InterruptedException ex) {
			stop();
			throw ex;
		}
	}

	private List<RunningBackend> start(Map<BackendSpec, BackendStarter> starters)
			throws IOException, InterruptedException {
		List<Callable<RunningBackend>> tasks = new ArrayList<>();
		starters.forEach((spec, starter) -> tasks.add(() -> start(spec, starter)));
		List<RunningBackend> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newCachedThreadPool()) {
			for (Future<RunningBackend> backend : threads.invokeAll(tasks)) {
				all.add(backend.get());
			}
			return all;
		}
		catch (ExecutionException ex) {
			if (ex.getCause() instanceof IOException cause) {
				throw cause;
			}
			throw failure(ex.getCause());
		}
	}

	/** A fault of this program has no message for users. */
	static ServerException failure(Throwable cause) {
		return (cause instanceof ServerException known) ? known
				: new ServerException("Cannot start the backends: " + cause, cause);
	}

	private RunningBackend start(BackendSpec spec, BackendStarter starter) throws IOException {
		if (spec.description().isPresent()) {
			return new RunningBackend(spec.label(), Target.of(spec.description().get()));
		}
		long begin = System.nanoTime();
		Backend backend = starter.start(spec.setup().orElseThrow());
		this.started.put(spec.label(), backend);
		this.seconds.put(spec.label(), (System.nanoTime() - begin) / 1e9);
		return new RunningBackend(spec.label(), starter.target(backend));
	}

	/** All backends share rows and files, so one of them gets the uploads. */
	private static void uploadPictures(Target target, PlanData plan, Path data)
			throws IOException, InterruptedException {
		ResponseProbe probe = new ResponseProbe(target);
		List<Tweet> tweets = PlanPictures.tweets(plan.content());
		for (int number = 0; number < tweets.size(); number++) {
			Tweet tweet = tweets.get(number);
			probe.upload(ServiceName.TWEET, "/tweets/" + tweet.id() + "/picture", plan.token(tweet.author()),
					Files.readAllBytes(PlanPictures.file(data, number)));
		}
	}

	private void stop() {
		this.started.values().parallelStream().forEach(Backend::close);
	}

	private void close() {
		try {
			stop();
		}
		finally {
			this.infrastructure.close();
		}
	}

}
