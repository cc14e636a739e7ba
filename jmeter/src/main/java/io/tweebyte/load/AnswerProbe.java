package io.tweebyte.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.launcher.ServiceName;
import io.tweebyte.load.jmeter.Entry;

/**
 * Asks a backend one thing after the other, and counts whom it asked.
 */
class AnswerProbe {

	/** As long as a request may take while measuring. */
	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final Map<ServiceName, Integer> asked = new EnumMap<>(ServiceName.class);

	private final Entry entry;

	AnswerProbe(Entry entry) {
		this.entry = entry;
	}

	/** How many requests went to a service; to the gateway all of them did. */
	int asked(ServiceName service) {
		return (service == ServiceName.GATEWAY) ? this.asked.values().stream().mapToInt(Integer::intValue).sum()
				: this.asked.getOrDefault(service, 0);
	}

	/**
	 * Sends a request.
	 * @param path as the service knows it
	 * @param token who asks
	 * @param body JSON, empty for none
	 * @throws WrongAnswerException when nothing comes, or any status but 200 and 204, or
	 * a degraded answer
	 * @throws InterruptedException when interrupted meanwhile
	 */
	HttpResponse<String> send(String method, ServiceName service, String path, String token, String body)
			throws InterruptedException {
		URI uri = this.entry.resolve(service, path);
		BodyPublisher publisher = body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
		HttpRequest.Builder request = HttpRequest.newBuilder(uri)
			.method(method, publisher)
			.header("Authorization", "Bearer " + token)
			.timeout(PATIENCE);
		if (!body.isEmpty()) {
			request.header("Content-Type", "application/json");
		}
		this.asked.merge(service, 1, Integer::sum);
		try {
			HttpResponse<String> answer = this.client.send(request.build(), BodyHandlers.ofString());
			Optional<String> degraded = answer.headers().firstValue("X-Degraded");
			if ((answer.statusCode() != 200 && answer.statusCode() != 204) || degraded.isPresent()) {
				throw new WrongAnswerException("%s %s was answered by %d %s %s".formatted(method, uri.getPath(),
						answer.statusCode(), degraded.map((parts) -> "degraded: " + parts).orElse(""), answer.body()));
			}
			return answer;
		}
		catch (IOException ex) {
			throw new WrongAnswerException("%s %s was not answered: %s".formatted(method, uri, ex));
		}
	}

	/** Tells what is wrong with an answer. */
	static class WrongAnswerException extends RuntimeException {

		private static final long serialVersionUID = 1L;

		WrongAnswerException(String message) {
			super(message);
		}

	}

}
