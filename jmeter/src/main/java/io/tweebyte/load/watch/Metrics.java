package io.tweebyte.load.watch;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/**
 * Reads a service's metrics on its management port, in the text format of Prometheus.
 */
public class Metrics {

	private static final Duration PATIENCE = Duration.ofMillis(900);

	static final String HEAP = "jvm_memory_used_bytes{area=\"heap\"";

	private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

	/**
	 * The heap in use, in bytes; empty when the service does not answer.
	 */
	OptionalDouble heapUsed(URI metrics) {
		return sum(metrics, (line) -> line.startsWith(HEAP));
	}

	/**
	 * The sum of the values in some lines; empty when the service does not answer.
	 * @param lines chooses by name and labels
	 */
	public OptionalDouble sum(URI metrics, Predicate<String> lines) {
		return read(metrics).map((text) -> OptionalDouble.of(sum(text, lines))).orElseGet(OptionalDouble::empty);
	}

	Optional<String> read(URI metrics) {
		try {
			var answer = this.client.send(HttpRequest.newBuilder(metrics).timeout(PATIENCE).build(),
					BodyHandlers.ofString());
			return Optional.of(answer.body()).filter((body) -> answer.statusCode() == 200);
		}
		catch (IOException ex) {
			return Optional.empty();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
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
