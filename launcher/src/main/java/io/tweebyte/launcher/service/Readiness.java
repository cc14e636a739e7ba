package io.tweebyte.launcher.service;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.WaitingReport;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;

/**
 * Waits until services say on their management ports that they are ready.
 *
 * @param deadline for all of them together
 */
public record Readiness(Duration deadline, Consumer<String> progress) {

	private static final Duration POLL = Duration.ofMillis(50);

	private static final int ANSWER_MILLIS = 2000;

	public static boolean isReady(URI managementUrl) {
		return isOk(managementUrl.resolve("/actuator/health/readiness"));
	}

	/** Whether a service has started, though it may wait for others until it is ready. */
	public static boolean isLive(URI managementUrl) {
		return isOk(managementUrl.resolve("/actuator/health/liveness"));
	}

	/** Whether a GET of an address responds with 200, within two seconds. */
	public static boolean isOk(URI probe) {
		try {
			HttpURLConnection connection = (HttpURLConnection) probe.toURL().openConnection();
			connection.setConnectTimeout(ANSWER_MILLIS);
			connection.setReadTimeout(ANSWER_MILLIS);
			int status = connection.getResponseCode();
			connection.disconnect();
			return status == HttpURLConnection.HTTP_OK;
		}
		catch (IOException ex) {
			return false;
		}
	}

	/**
	 * Waits for all of them.
	 * @throws ServerException if one ended, or the time is over
	 */
	public void await(List<ServiceProcess> services) {
		long start = System.nanoTime();
		WaitingReport report = new WaitingReport(this.progress);
		List<ServiceProcess> waiting = new ArrayList<>(services);
		while (!waiting.isEmpty()) {
			waiting.removeIf(this::becameReady);
			services.forEach(Readiness::requireAlive);
			if (System.nanoTime() - start > this.deadline.toNanos()) {
				throw late(waiting);
			}
			report.waitingFor(labels(waiting));
			Pause.of(POLL);
		}
	}

	private boolean becameReady(ServiceProcess service) {
		boolean ready = isReady(service.managementUrl());
		if (ready) {
			this.progress
				.accept("%s is ready after %.1f s".formatted(service.label(), service.process().age().toNanos() / 1e9));
		}
		return ready;
	}

	private static void requireAlive(ServiceProcess service) {
		if (!service.process().isAlive()) {
			throw new ServerException(
					"%s ended before it was ready.%n%s".formatted(service.label(), service.process().logTail()));
		}
	}

	private ServerException late(List<ServiceProcess> waiting) {
		return new ServerException("%s not ready within %d s.%n%s".formatted(String.join(", ", labels(waiting)),
				this.deadline.toSeconds(), waiting.getFirst().process().logTail()));
	}

	private static List<String> labels(List<ServiceProcess> services) {
		return services.stream().map(ServiceProcess::label).toList();
	}

}
