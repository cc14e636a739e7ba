package io.tweebyte.features.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Sends well-formed requests, from one source address, over HTTP/1.1. */
public final class HttpCaller implements AutoCloseable {

	static {
		// Features also send the headers a client usually keeps to itself.
		System.setProperty("jdk.httpclient.allowRestrictedHeaders", "connection,content-length,expect,host,upgrade");
	}

	private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);

	private final URI base;

	private final HttpClient client;

	/**
	 * Makes a caller.
	 * @param base where the backend listens
	 * @param source the address to call from; {@code null} for the system's choice
	 */
	public HttpCaller(URI base, InetAddress source) {
		this.base = base;
		this.client = HttpClient.newBuilder()
			.version(HttpClient.Version.HTTP_1_1)
			.connectTimeout(LONGEST_WAIT)
			.localAddress(source)
			.build();
	}

	/**
	 * Sends a request and waits for the whole response.
	 * @param call the request
	 * @return both
	 * @throws UncheckedIOException if the connection breaks or 20 s pass
	 */
	public HttpExchange send(HttpCall call) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(this.base + call.target()))
			.timeout(LONGEST_WAIT)
			.method(call.method(), publisher(call));
		call.headers().forEach((header) -> request.header(header.name(), header.value()));
		try {
			return new HttpExchange(call, respond(this.client.send(request.build(), BodyHandlers.ofByteArray())));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("No response to " + call.method() + " " + call.path(), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting for " + call.path(), ex);
		}
	}

	private static BodyPublisher publisher(HttpCall call) {
		return (call.body() == null) ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(call.body());
	}

	private static ReceivedResponse respond(HttpResponse<byte[]> response) {
		return new ReceivedResponse(response.statusCode(), Header.all(response.headers()), response.body());
	}

	@Override
	public void close() {
		this.client.shutdownNow();
	}

}
