package io.tweebyte.testsupport;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/**
 * Clients that hang up on a gateway, and whether it hangs up on the service. The gateway
 * waits for longer than a second for a response, and for its next part.
 */
public final class GatewayHangUps {

	private static final Duration POLL = Duration.ofMillis(20);

	private static final String EVENT = "3\r\n:\n\n\r\n";

	private final int port;

	private final String request;

	private final Consumer<RawServer.Handler> services;

	private final CountDownLatch called = new CountDownLatch(1);

	private final CountDownLatch nextEvent = new CountDownLatch(1);

	private final CountDownLatch ended = new CountDownLatch(1);

	/**
	 * Creates clients.
	 * @param port of the gateway
	 * @param request the head of a request for a stream of events
	 * @param services lets the services respond
	 */
	public GatewayHangUps(int port, String request, Consumer<RawServer.Handler> services) {
		this.port = port;
		this.request = request;
		this.services = services;
	}

	/** Hangs up in the middle of some work, and returns what becomes of it. */
	public Outcome of(GatewayHangUp work) throws IOException {
		this.services.accept((request, connection) -> {
			this.called.countDown();
			if (work == GatewayHangUp.STREAM) {
				stream(connection);
			}
			try {
				// nothing comes, but the end
				connection.read(1);
			}
			finally {
				this.ended.countDown();
			}
		});
		try (RawHttp client = call()) {
			if (work == GatewayHangUp.STREAM) {
				assertThat(client.readHead().status()).isEqualTo(200);
				client.readChunk();
			}
			client.reset();
			return (work == GatewayHangUp.STREAM) ? HangUps.outcome(isOver(this.ended), this.nextEvent::countDown)
					: HangUps.stopsOrGoesOn(isOver(this.ended));
		}
	}

	/**
	 * Sends the request until a service gets it: those of earlier tests may have all
	 * places of the gateway.
	 */
	private RawHttp call() {
		AtomicReference<RawHttp> open = new AtomicReference<>();
		await().pollInterval(POLL).until(() -> {
			RawHttp client = RawHttp.connect(this.port).send(this.request);
			await().pollInterval(POLL).until(() -> isOver(this.called).call() || client.hasInput());
			if (!isOver(this.called).call()) {
				client.close();
				return false;
			}
			open.set(client);
			return true;
		});
		return open.get();
	}

	private static Callable<Boolean> isOver(CountDownLatch latch) {
		return () -> latch.getCount() == 0;
	}

	private void stream(RawServer.Connection connection) throws IOException {
		connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
			.send(EVENT);
		Thread.ofVirtual().start(() -> {
			try {
				this.nextEvent.await();
				while (this.ended.getCount() > 0) {
					connection.send(EVENT);
					// all at once might be sent before the gateway writes the first
					Thread.sleep(POLL);
				}
			}
			catch (IOException ex) {
				// the gateway has hung up
			}
			catch (InterruptedException ex) {
				Thread.currentThread().interrupt();
			}
		});
	}

}
