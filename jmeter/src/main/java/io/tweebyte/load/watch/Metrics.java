package io.tweebyte.load.watch;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * Reads a service's metrics on its management port, in the text format of Prometheus.
 */
public class Metrics {

	private static final Duration PATIENCE = Duration.ofMillis(900);

	private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

	/**
	 * The heap in use, in bytes; empty when the service does not answer.
	 */
	OptionalDouble used(URI metrics) {
		return sum(metrics, "jvm_memory_used_bytes{area=\"heap\"");
	}

	/**
	 * The sum of all values whose name and labels begin so; empty when the service does
	 * not answer.
	 */
	public OptionalDouble sum(URI metrics, String prefix) {
		try {
			var answer = this.client.send(HttpRequest.newBuilder(metrics).timeout(PATIENCE).build(),
					BodyHandlers.ofString());
			return (answer.statusCode() == 200) ? OptionalDouble.of(sum(answer.body(), prefix))
					: OptionalDouble.empty();
		}
		catch (IOException ex) {
			return OptionalDouble.empty();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return OptionalDouble.empty();
		}
	}

	static double sum(String text, String prefix) {
		return text.lines()
			.filter((line) -> line.startsWith(prefix))
			.mapToDouble((line) -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
			.sum();
	}

}
