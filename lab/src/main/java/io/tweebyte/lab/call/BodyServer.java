package io.tweebyte.lab.call;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;
import reactor.netty.DisposableServer;
import reactor.netty.http.server.HttpServer;
import reactor.netty.http.server.HttpServerRequest;
import reactor.netty.http.server.HttpServerResponse;
import reactor.netty.http.server.HttpServerRoutes;

/**
 * The service that is called: it waits, sends a body, and counts by run. It prints its
 * port, and ends with its standard input, so never outlives the process that started it.
 */
public final class BodyServer {

	private static final byte[] REFUSAL = "refused".getBytes(StandardCharsets.US_ASCII);

	private static final int FAILURE = 500;

	private final Bodies bodies = new Bodies();

	private final Map<String, RunCounts> runs = new ConcurrentHashMap<>();

	private BodyServer() {
	}

	/**
	 * Serves until the standard input ends.
	 * @throws IOException when the standard input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		DisposableServer server = HttpServer.create().host("127.0.0.1").port(0).route(new BodyServer()::add).bindNow();
		System.out.println(server.port());
		System.in.transferTo(OutputStream.nullOutputStream());
		server.disposeNow();
	}

	private void add(HttpServerRoutes routes) {
		routes.get("/{run}/ledger", this::ledger)
			.get("/{run}/arrived/{count}", this::arrived)
			.get("/{run}/body/{among}/{number}/{bytes}/{wait}", this::body)
			.get("/{run}/refusal/{among}/{wait}", this::refusal)
			.get("/{run}/refusal-among/{count}", this::refusalAmong);
	}

	private Publisher<Void> ledger(HttpServerRequest request, HttpServerResponse response) {
		CallLedger ledger = counts(request).ledger();
		if (ledger.inProgress() == 0) {
			this.runs.remove(request.param("run"));
		}
		return response.sendString(received(request).thenReturn(ledger.text()));
	}

	/** Responds as soon as so many requests of the run have arrived. */
	private Publisher<Void> arrived(HttpServerRequest request, HttpServerResponse response) {
		Mono<Void> together = counts(request).whenArrived(number(request, "count"));
		return response.sendString(received(request).then(together).thenReturn("arrived"));
	}

	private Publisher<Void> body(HttpServerRequest request, HttpServerResponse response) {
		int number = number(request, "number");
		int bytes = number(request, "bytes");
		return send(request, response, after(request), () -> this.bodies.of(number, bytes));
	}

	private Publisher<Void> refusal(HttpServerRequest request, HttpServerResponse response) {
		return send(request, response.status(FAILURE), after(request), () -> REFUSAL);
	}

	/** Refuses as soon as so many requests of the run have arrived. */
	private Publisher<Void> refusalAmong(HttpServerRequest request, HttpServerResponse response) {
		Mono<Void> together = counts(request).whenArrived(number(request, "count"));
		return send(request, response.status(FAILURE), together, () -> REFUSAL);
	}

	private Publisher<Void> send(HttpServerRequest request, HttpServerResponse response, Mono<?> before, Body body) {
		RunCounts counts = counts(request);
		counts.begin();
		// counted before it is sent: the client may ask for the ledger at once
		Mono<byte[]> counted = Mono.fromSupplier(() -> {
			byte[] bytes = body.get();
			counts.serve(bytes.length);
			return bytes;
		});
		return response.sendByteArray(received(request).then(before).doOnCancel(counts::cancel).then(counted));
	}

	/**
	 * Completes with the last part of the request. Reactor Netty forgets to read on from
	 * a connection when the response comes first (its issue 4361).
	 */
	private static Mono<Void> received(HttpServerRequest request) {
		return request.receive().then();
	}

	private RunCounts counts(HttpServerRequest request) {
		return this.runs.computeIfAbsent(request.param("run"), (run) -> new RunCounts());
	}

	/**
	 * Waits for other requests of the run, if there must be some, and then for a time.
	 */
	private Mono<?> after(HttpServerRequest request) {
		int wait = number(request, "wait");
		Mono<?> delay = (wait == 0) ? Mono.empty() : Mono.delay(Duration.ofMillis(wait));
		int among = number(request, "among");
		return (among == 0) ? delay : counts(request).whenInProgress(among).then(delay);
	}

	private static int number(HttpServerRequest request, String name) {
		return Integer.parseInt(request.param(name));
	}

	private interface Body {

		byte[] get();

	}

}
