package io.tweebyte.load.watch;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import io.tweebyte.launcher.service.PrometheusText;

/** Requests that a service has handled, as its metrics for Prometheus have them. */
final class ServedRequests {

	static final Duration TIMEOUT = Duration.ofMillis(900);

	private static final String REQUESTS = "http_server_requests_seconds";

	private static final String COUNT = REQUESTS + "_count{";

	/** Metrics, and what is fetched now and then to verify tokens. */
	private static final List<String> NO_WORK = List.of("uri=\"/actuator", "uri=\"/.well-known",
			"uri=\"/internal/users/password-changes");

	private ServedRequests() {
	}

	/**
	 * Reads how many there are since the service started; empty when it does not respond.
	 */
	static Optional<Double> read(URI metrics) {
		return PrometheusText.read(metrics, TIMEOUT, List.of(REQUESTS)).map(ServedRequests::count);
	}

	static double count(PrometheusText text) {
		return text.sum((line) -> line.startsWith(COUNT) && NO_WORK.stream().noneMatch(line::contains));
	}

}
