package io.tweebyte.load.watch;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Requests that a service has handled, as its metrics for Prometheus have them. */
final class ServedRequests {

	private static final int TIMEOUT_MILLIS = 900;

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
	static OptionalDouble read(URI metrics) {
		return text(metrics, REQUESTS).map((text) -> OptionalDouble.of(count(text))).orElse(OptionalDouble.empty());
	}

	/**
	 * Reads metrics of a service; empty when it does not respond. The older of the JDK's
	 * two clients needs no threads of its own.
	 * @param names separated by commas
	 */
	static Optional<String> text(URI metrics, String names) {
		try {
			HttpURLConnection connection = (HttpURLConnection) URI.create(metrics + "?includedNames=" + names)
				.toURL()
				.openConnection();
			connection.setConnectTimeout(TIMEOUT_MILLIS);
			connection.setReadTimeout(TIMEOUT_MILLIS);
			connection.setRequestProperty("Accept", "*/*");
			try (InputStream body = connection.getInputStream()) {
				return Optional.of(new String(body.readAllBytes(), StandardCharsets.UTF_8));
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	static double count(String text) {
		return text.lines()
			.filter((line) -> line.startsWith(COUNT) && NO_WORK.stream().noneMatch(line::contains))
			.mapToDouble((line) -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
			.sum();
	}

}
