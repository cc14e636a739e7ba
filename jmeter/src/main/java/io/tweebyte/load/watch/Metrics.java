package io.tweebyte.load.watch;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/** Reads a service's metrics on its management port, in the text format of Prometheus. */
public class Metrics {

	private static final int PATIENCE_MILLIS = 900;

	static final String HEAP = "jvm_memory_used_bytes{area=\"heap\"";

	/**
	 * The sum of the values in some lines; empty when the service does not answer.
	 * @param lines chooses by name and labels
	 */
	public OptionalDouble sum(URI metrics, Predicate<String> lines) {
		return read(metrics).map((text) -> OptionalDouble.of(sum(text, lines))).orElseGet(OptionalDouble::empty);
	}

	/** By the older of the two clients of the JDK, which needs no threads of its own. */
	Optional<String> read(URI metrics) {
		try {
			HttpURLConnection connection = (HttpURLConnection) metrics.toURL().openConnection();
			connection.setConnectTimeout(PATIENCE_MILLIS);
			connection.setReadTimeout(PATIENCE_MILLIS);
			connection.setRequestProperty("Accept", "*/*");
			try (InputStream body = connection.getInputStream()) {
				String text = new String(body.readAllBytes(), StandardCharsets.UTF_8);
				boolean whole = connection.getResponseCode() == HttpURLConnection.HTTP_OK;
				return whole ? Optional.of(text) : Optional.empty();
			}
		}
		catch (IOException ex) {
			return Optional.empty();
		}
	}

	static double sum(String text, Predicate<String> lines) {
		return text.lines()
			.filter(lines)
			.mapToDouble((line) -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
			.sum();
	}

}
