package io.tweebyte.features.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** A response of Server-Sent Events that stays open, read by a thread of its own. */
public final class EventStream implements AutoCloseable {

	private final HttpClient client;

	private final HttpResponse<Stream<String>> response;

	private final List<ServerSentEvent> events = new CopyOnWriteArrayList<>();

	private volatile boolean isOver;

	private EventStream(HttpClient client, HttpResponse<Stream<String>> response) {
		this.client = client;
		this.response = response;
		Thread.ofVirtual().start(this::read);
	}

	/**
	 * Opens a stream.
	 * @param base where the backend listens
	 * @param source the address to call from; {@code null} for the system's choice
	 * @param call the request
	 * @throws UncheckedIOException if the connection breaks before there is a response
	 */
	public static EventStream open(URI base, InetAddress source, HttpCall call) {
		HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).localAddress(source).build();
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + call.target()));
		call.headers().forEach((header) -> request.header(header.name(), header.value()));
		try {
			return new EventStream(client, client.send(request.build(), BodyHandlers.ofLines()));
		}
		catch (IOException ex) {
			client.shutdownNow();
			throw new UncheckedIOException("No response to " + call.path(), ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting for " + call.path(), ex);
		}
	}

	private void read() {
		ServerSentEvent.Builder event = new ServerSentEvent.Builder();
		try (Stream<String> lines = this.response.body()) {
			lines.forEach((line) -> event.add(line).ifPresent(this.events::add));
		}
		catch (UncheckedIOException ex) {
			// closed by this side, or broken off by the other
		}
		finally {
			this.isOver = true;
		}
	}

	public int status() {
		return this.response.statusCode();
	}

	/** Returns the response without its body. */
	public ReceivedResponse head() {
		return new ReceivedResponse(this.response.statusCode(), Header.all(this.response.headers()), new byte[0]);
	}

	/** Returns what has come until now. */
	public List<ServerSentEvent> events() {
		return List.copyOf(this.events);
	}

	/** Returns whether nothing more comes. */
	public boolean isOver() {
		return this.isOver;
	}

	@Override
	public void close() {
		this.client.shutdownNow();
	}

}
