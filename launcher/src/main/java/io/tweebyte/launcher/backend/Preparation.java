package io.tweebyte.launcher.backend;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import io.tweebyte.launcher.aot.ServiceJars;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.WaitingReport;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;

/** What services need before they start, all at once: databases and unpacked jars. */
record Preparation(Workspace workspace, List<MixedSetup> setups, BackendOptions options) {

	private static final Duration POLL = Duration.ofMillis(20);

	/**
	 * Waits until everything is there.
	 * @return the databases
	 * @throws ServerException if something fails; then no server is left that nothing
	 * else needs
	 */
	Infrastructure run() {
		try (ExecutorService executor = Executors.newCachedThreadPool()) {
			CompletableFuture<Infrastructure> servers = CompletableFuture
				.supplyAsync(() -> Infrastructure.open(this.workspace, this.options.progress()), executor);
			Map<String, CompletableFuture<?>> steps = new LinkedHashMap<>();
			steps.put("PostgreSQL and Redis", servers);
			this.setups.forEach((setup) -> steps.put("the jars of " + setup.label(), unpack(setup, executor)));
			await(steps);
			return result(steps, servers);
		}
	}

	private CompletableFuture<?> unpack(MixedSetup setup, Executor executor) {
		return CompletableFuture.runAsync(() -> {
			ServiceJars jars = new ServiceJars(this.workspace, setup, this.options);
			jars.requireBuilt();
			jars.all();
		}, executor);
	}

	private void await(Map<String, CompletableFuture<?>> steps) {
		WaitingReport report = new WaitingReport(this.options.progress());
		while (!steps.values().stream().allMatch(CompletableFuture::isDone)) {
			report.waitingFor(steps.keySet().stream().filter((step) -> !steps.get(step).isDone()).toList());
			Pause.of(POLL);
		}
	}

	private static Infrastructure result(Map<String, CompletableFuture<?>> steps,
			CompletableFuture<Infrastructure> servers) {
		try {
			steps.values().forEach(Failures::join);
			return servers.join();
		}
		catch (RuntimeException ex) {
			if (!servers.isCompletedExceptionally()) {
				servers.join().close();
			}
			throw ex;
		}
	}

}
