package io.tweebyte.launcher.service;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.launcher.workspace.Terminal;
import io.tweebyte.servers.process.Pause;
import io.tweebyte.servers.process.ServerException;

/** Waits until services say on their management ports that they are ready. */
public final class Readiness {

	private static final Duration POLL = Duration.ofMillis(50);

	private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(3);

	private static final int ANSWER_MILLIS = 2000;

	private final Duration deadline;

	private final Consumer<String> progress;

	public Readiness(Duration deadline, Consumer<String> progress) {
		this.deadline = deadline;
		this.progress = progress;
	}

	/** Whether a service is ready now. */
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
		long nextReport = BETWEEN_REPORTS.toNanos();
		List<ServiceProcess> waiting = new ArrayList<>(services);
		while (!waiting.isEmpty()) {
			long elapsed = System.nanoTime() - start;
			waiting.removeIf(this::becameReady);
			services.forEach(Readiness::requireAlive);
			if (elapsed > this.deadline.toNanos()) {
				throw late(waiting);
			}
			if (!waiting.isEmpty() && elapsed > nextReport) {
				this.progress.accept(Terminal.WAITING + labels(waiting) + ", " + seconds(elapsed));
				nextReport = elapsed + BETWEEN_REPORTS.toNanos();
			}
			Pause.of(POLL);
		}
	}

	private boolean becameReady(ServiceProcess service) {
		boolean ready = isReady(service.managementUrl());
		if (ready) {
			this.progress
				.accept("%s is ready after %s".formatted(service.label(), seconds(service.process().age().toNanos())));
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
		return new ServerException("%s not ready within %d s.%n%s".formatted(labels(waiting), this.deadline.toSeconds(),
				waiting.getFirst().process().logTail()));
	}

	private static String labels(List<ServiceProcess> services) {
		return String.join(", ", services.stream().map(ServiceProcess::label).toList());
	}

	private static String seconds(long nanos) {
		return "%.1f s".formatted(nanos / 1e9);
	}

}
