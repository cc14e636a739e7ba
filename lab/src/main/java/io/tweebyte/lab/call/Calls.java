package io.tweebyte.lab.call;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;

/**
 * The calls of one run, and what has come of them. Every body is read. Safe for use by
 * several threads.
 */
public final class Calls {

	/** What takes the place of a call that is refused. */
	public static final Long REPLACEMENT = -1L;

	private static final int OK = 200;

	/** A call that was lost on its way must not hold a run for good. */
	static final Duration PATIENCE = Duration.ofSeconds(10);

	private final String run = UUID.randomUUID().toString();

	private final CallShape shape;

	private final URI address;

	private final HttpClient client;

	private final Observer observer;

	private final AtomicLongArray results;

	private final LongAdder kept = new LongAdder();

	private final LongAdder bytes = new LongAdder();

	Calls(CallShape shape, URI address, HttpClient client, Observer observer) {
		this.shape = shape;
		this.address = address;
		this.client = client;
		this.observer = observer;
		this.results = new AtomicLongArray(shape.count());
	}

	int count() {
		return this.shape.count();
	}

	/** Returns how many calls may be in progress. */
	int atOnce() {
		return this.shape.atOnce();
	}

	/** Returns the address of a call. */
	URI uri(int number) {
		return this.address.resolve(this.run + "/" + this.shape.path(number));
	}

	private HttpRequest request(int number) {
		return HttpRequest.newBuilder(uri(number)).timeout(PATIENCE).build();
	}

	/**
	 * Calls, and blocks until the response is there.
	 * @return a hash of its body
	 * @throws CallRefusedException when the call is refused
	 */
	Long call(int number) throws IOException, InterruptedException {
		return read(this.client.send(request(number), BodyHandlers.ofByteArray()));
	}

	/** Calls, and returns the hash of a body, or a {@link CallRefusedException} later. */
	CompletableFuture<Long> callLater(int number) {
		return this.client.sendAsync(request(number), BodyHandlers.ofByteArray()).thenApply(this::read);
	}

	private Long read(HttpResponse<byte[]> response) {
		return read(response.statusCode(), response.body());
	}

	/**
	 * Reads a response.
	 * @return a hash of its body
	 * @throws CallRefusedException when the call is refused
	 */
	Long read(int status, byte[] body) {
		this.bytes.add(body.length);
		if (status != OK) {
			throw new CallRefusedException(status);
		}
		return (long) Arrays.hashCode(body);
	}

	/** Keeps the result of a call. */
	void keep(int number, Long result) {
		this.observer.see();
		this.results.set(number, result);
		this.kept.increment();
	}

	/**
	 * Returns what was done. The order of the results is that of the calls, whatever the
	 * order in which they came.
	 * @throws IllegalStateException when bytes were lost, or more or fewer calls were in
	 * progress at once than the shape says
	 */
	Outcome outcome() throws IOException, InterruptedException {
		CallLedger ledger = ledger();
		check(ledger);
		this.observer.atOnce(ledger.mostAtOnce());
		Digest digest = new Digest();
		for (int number = 0; number < this.results.length(); number++) {
			digest.add(this.results.get(number));
		}
		return new Outcome(ledger.requests(), this.kept.sum(), digest.hash(), (int) ledger.inProgress());
	}

	private void check(CallLedger ledger) {
		if (ledger.bytes() != this.bytes.sum()) {
			throw new IllegalStateException(
					String.format(Locale.ROOT, "The server has sent %,d bytes of bodies, and %,d were received.",
							ledger.bytes(), this.bytes.sum()));
		}
		if (ledger.mostAtOnce() != this.shape.mostAtOnce()) {
			throw new IllegalStateException("%d calls were in progress at once instead of %d."
				.formatted(ledger.mostAtOnce(), this.shape.mostAtOnce()));
		}
	}

	/** Waits until all calls have arrived at the server. */
	void awaitArrived() throws IOException, InterruptedException {
		get("arrived/" + count());
	}

	/** Returns the ledger as soon as no call is in progress. */
	CallLedger endedLedger() throws IOException, InterruptedException {
		CallLedger ledger = ledger();
		while (ledger.inProgress() > 0) {
			ledger = ledger();
		}
		return ledger;
	}

	private CallLedger ledger() throws IOException, InterruptedException {
		return CallLedger.of(get("ledger"));
	}

	private String get(String path) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(this.address.resolve(this.run + "/" + path))
			.timeout(PATIENCE)
			.build();
		return this.client.send(request, BodyHandlers.ofString()).body();
	}

}
