package io.tweebyte.launcher.service;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Metrics of a service, in the text format of Prometheus. */
public record PrometheusText(String text) {

	/**
	 * Reads metrics of a service. The older of the JDK's two clients needs no threads of
	 * its own.
	 * @param timeout to connect, and for each part
	 * @param names of the metrics
	 * @return the metrics; empty if the service does not respond
	 */
	public static Optional<PrometheusText> read(URI address, Duration timeout, List<String> names) {
		try {
			HttpURLConnection connection = (HttpURLConnection) URI
				.create(address + "?includedNames=" + String.join(",", names))
				.toURL()
				.openConnection();
			connection.setConnectTimeout((int) timeout.toMillis());
			connection.setReadTimeout((int) timeout.toMillis());
			connection.setRequestProperty("Accept", "*/*");
			try (InputStream body = connection.getInputStream()) {
				return Optional.of(new PrometheusText(new String(body.readAllBytes(), StandardCharsets.UTF_8)));
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	/** Returns the sum of the values in some lines. */
	public double sum(Predicate<String> lines) {
		return this.text.lines()
			.filter(lines)
			.mapToDouble((line) -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
			.sum();
	}

}
