package io.tweebyte.launcher.race;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

import io.tweebyte.servers.process.Pause;

/**
 * Keeps a number of summaries of a backend open while a page reads the figures. The page
 * cannot do so itself: a browser opens six connections to a server.
 */
final class BackgroundStreams implements AutoCloseable {

	private static final String PATH = "/tweet-service/tweets/assistant/summary";

	private static final Duration AFTER_FAILURE = Duration.ofSeconds(1);

	private static final String EVENT = "event:";

	private final URI address;

	private final StreamCounts counts = new StreamCounts();

	private final Set<Integer> running = new HashSet<>();

	private final HttpClient client = HttpClient.newBuilder()
		.version(HttpClient.Version.HTTP_1_1)
		.executor(Executors.newVirtualThreadPerTaskExecutor())
		.build();

	private final Duration unwatched;

	private StreamsRequest wanted = StreamsRequest.NONE;

	private long watched;

	/**
	 * @param unwatched how long after the last look at the figures all streams end
	 */
	BackgroundStreams(URI gateway, Duration unwatched) {
		this.address = gateway.resolve(PATH);
		this.unwatched = unwatched;
	}

	/** Changes the number of streams. Surplus ones end with their summary. */
	synchronized void keep(StreamsRequest wanted) {
		if (this.wanted.count() == 0) {
			this.counts.reset();
		}
		this.wanted = wanted;
		this.watched = System.nanoTime();
		for (int number = 0; number < wanted.count(); number++) {
			if (this.running.add(number)) {
				int added = number;
				Thread.ofVirtual().name("race-stream-" + number).start(() -> run(added));
			}
		}
	}

	/** Returns the figures, and keeps the streams open for a while. */
	synchronized StreamCounts.Figures watch() {
		this.watched = System.nanoTime();
		return this.counts.figures();
	}

	private void run(int number) {
		StreamsRequest request = next(number);
		while (request != null) {
			stream(request);
			request = next(number);
		}
	}

	/** Returns null if the stream is not wanted any more. */
	private synchronized StreamsRequest next(int number) {
		if (System.nanoTime() - this.watched > this.unwatched.toNanos()) {
			this.wanted = StreamsRequest.NONE;
		}
		if (number < this.wanted.count()) {
			return this.wanted;
		}
		this.running.remove(number);
		return null;
	}

	private void stream(StreamsRequest request) {
		this.counts.begin();
		try {
			read(request);
			this.counts.end();
		}
		catch (IOException | UncheckedIOException ex) {
			this.counts.fail(ex.getMessage());
			Pause.of(AFTER_FAILURE);
		}
		catch (InterruptedException ex) {
			this.counts.fail("Stopped.");
			Thread.currentThread().interrupt();
		}
	}

	private void read(StreamsRequest request) throws IOException, InterruptedException {
		long start = System.nanoTime();
		HttpResponse<Stream<String>> response = this.client.send(http(request), BodyHandlers.ofLines());
		try (Stream<String> lines = response.body()) {
			if (response.statusCode() != HttpURLConnection.HTTP_OK) {
				throw new IOException("The gateway responds with %d.".formatted(response.statusCode()));
			}
			readEvents(lines.filter((line) -> line.startsWith(EVENT)).iterator(), start);
		}
	}

	private void readEvents(Iterator<String> events, long start) throws IOException {
		boolean begun = false;
		while (events.hasNext()) {
			String event = events.next().substring(EVENT.length()).strip();
			if (event.equals("error")) {
				throw new IOException("A summary ended with an error.");
			}
			if (!begun) {
				begun = true;
				this.counts.first(Duration.ofNanos(System.nanoTime() - start));
			}
			if (event.equals("end")) {
				return;
			}
		}
		throw new IOException("A summary was broken off.");
	}

	private HttpRequest http(StreamsRequest request) {
		return HttpRequest.newBuilder(this.address)
			.header("Authorization", "Bearer " + request.token())
			.header("Content-Type", "application/json")
			.header("Accept", "text/event-stream")
			.POST(BodyPublishers.ofString("{\"user_id\":\"%s\"}".formatted(request.author())))
			.build();
	}

	@Override
	public synchronized void close() {
		this.wanted = StreamsRequest.NONE;
		this.client.shutdownNow();
	}

}
