package io.tweebyte.load.backend;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.process.ServerException;

/** Sends requests one after the other, and counts them by service. */
public class ResponseProbe {

	/** As long as a request may take while measuring. */
	private static final Duration PATIENCE = Duration.ofSeconds(60);

	/**
	 * How long a read may be refused or degraded: a backend whose code never ran misses
	 * the deadlines of its own calls.
	 */
	private static final Duration COLD = Duration.ofSeconds(30);

	private static final Duration PAUSE = Duration.ofMillis(250);

	private static final String DEGRADED = "X-Degraded";

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final Map<ServiceName, Integer> asked = new EnumMap<>(ServiceName.class);

	private final Target target;

	private final Duration cold;

	public ResponseProbe(Target target) {
		this(target, COLD);
	}

	ResponseProbe(Target target, Duration cold) {
		this.target = target;
		this.cold = cold;
	}

	/**
	 * Returns how many requests a service got, those sent again counted once; the gateway
	 * got all of them.
	 */
	public int asked(ServiceName service) {
		return (service == ServiceName.GATEWAY) ? this.asked.values().stream().mapToInt(Integer::intValue).sum()
				: this.asked.getOrDefault(service, 0);
	}

	/**
	 * Sends a request. A read that is refused or degraded is sent again for a while.
	 * @param path without the gateway's prefix
	 * @param body JSON, empty for none
	 * @throws WrongResponseException when nothing comes, or any status but 200 and 204,
	 * or a degraded response
	 */
	public HttpResponse<String> send(String method, ServiceName service, String path, String token, String body)
			throws InterruptedException {
		return send(service, ApiRequests.of(method, this.target.resolve(service, path), token, body));
	}

	/** Uploads a file, as {@link #send} sends a request. */
	public HttpResponse<String> upload(ServiceName service, String path, String token, byte[] file)
			throws InterruptedException {
		return send(service, ApiRequests.upload(this.target.resolve(service, path), token, file));
	}

	private HttpResponse<String> send(ServiceName service, HttpRequest.Builder builder) throws InterruptedException {
		HttpRequest request = builder.timeout(PATIENCE).build();
		this.asked.merge(service, 1, Integer::sum);
		long end = System.nanoTime() + this.cold.toNanos();
		HttpResponse<String> answer = ask(request);
		while (request.method().equals("GET") && mayBeCold(answer) && System.nanoTime() < end) {
			Thread.sleep(PAUSE);
			answer = ask(request);
		}
		if ((answer.statusCode() != 200 && answer.statusCode() != 204) || degraded(answer).isPresent()) {
			throw new WrongResponseException("%s %s was answered by %d %s %s".formatted(request.method(),
					request.uri().getPath(), answer.statusCode(),
					degraded(answer).map((parts) -> "degraded: " + parts).orElse(""), answer.body()));
		}
		return answer;
	}

	private HttpResponse<String> ask(HttpRequest request) throws InterruptedException {
		try {
			return this.client.send(request, (head) -> BodySubscribers.ofString(charset(head.headers())));
		}
		catch (IOException ex) {
			throw new WrongResponseException(
					"%s %s was not answered: %s".formatted(request.method(), request.uri(), ex));
		}
	}

	/** A picture is no text: each of its bytes becomes a character. */
	private static Charset charset(HttpHeaders headers) {
		return headers.firstValue("Content-Type").orElse("").startsWith("image/") ? StandardCharsets.ISO_8859_1
				: StandardCharsets.UTF_8;
	}

	private static boolean mayBeCold(HttpResponse<String> answer) {
		return answer.statusCode() == 503 || degraded(answer).isPresent();
	}

	private static Optional<String> degraded(HttpResponse<String> answer) {
		return answer.headers().firstValue(DEGRADED);
	}

	public static class WrongResponseException extends ServerException {

		private static final long serialVersionUID = 1L;

		public WrongResponseException(String message) {
			super(message);
		}

	}

}
