package io.tweebyte.load.bench;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;

/** Clients of streams that stay open, each with a connection of its own. */
final class StreamClients implements AutoCloseable {

	/** Streams that open at a time. */
	private static final int AT_ONCE = 64;

	private static final Duration PATIENCE = Duration.ofSeconds(60);

	private static final int OK = 200;

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final AtomicInteger open = new AtomicInteger();

	private final AtomicReference<String> failure = new AtomicReference<>();

	private volatile Delivery delivery;

	private volatile boolean isClosing;

	/** Opens streams, and waits until each is open or has failed. */
	void open(int count, IntFunction<HttpRequest.Builder> requests) throws InterruptedException {
		Semaphore opening = new Semaphore(AT_ONCE);
		CountDownLatch done = new CountDownLatch(count);
		for (int number = 0; number < count; number++) {
			opening.acquire();
			Attempt attempt = new Attempt(opening, done);
			this.client.sendAsync(requests.apply(number).build(), attempt)
				.whenComplete((response, problem) -> ended(attempt, problem));
		}
		done.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
	}

	private void ended(Attempt attempt, Throwable problem) {
		if (attempt.isOpen) {
			this.open.decrementAndGet();
		}
		else {
			attempt.done();
		}
		if (!this.isClosing) {
			this.failure.compareAndSet(null, (problem != null) ? problem.toString() : "A stream has ended.");
		}
	}

	/** Returns how many are open now. */
	int count() {
		return this.open.get();
	}

	/** Returns the first failure in words; null for none. */
	String failure() {
		return this.failure.get();
	}

	/** Lets all clients tell of what they receive from now on. */
	void tell(Delivery next) {
		this.delivery = next;
	}

	@Override
	public void close() {
		this.isClosing = true;
		this.client.shutdownNow();
	}

	/** A stream that opens when its head arrives, and is read as it comes. */
	private final class Attempt implements BodyHandler<Void>, Flow.Subscriber<String> {

		private final Semaphore opening;

		private final CountDownLatch done;

		private volatile boolean isOpen;

		Attempt(Semaphore opening, CountDownLatch done) {
			this.opening = opening;
			this.done = done;
		}

		@Override
		public BodySubscriber<Void> apply(ResponseInfo response) {
			if (response.statusCode() == OK) {
				StreamClients.this.open.incrementAndGet();
				this.isOpen = true;
				done();
				return BodySubscribers.fromLineSubscriber(this);
			}
			return BodySubscribers.mapping(BodySubscribers.ofString(StandardCharsets.UTF_8), (problem) -> {
				StreamClients.this.failure.compareAndSet(null, response.statusCode() + " " + problem);
				return null;
			});
		}

		private void done() {
			this.opening.release();
			this.done.countDown();
		}

		@Override
		public void onSubscribe(Flow.Subscription subscription) {
			subscription.request(Long.MAX_VALUE);
		}

		@Override
		public void onNext(String line) {
			Delivery current = StreamClients.this.delivery;
			if (current != null) {
				current.received(line);
			}
		}

		@Override
		public void onError(Throwable problem) {
			// the response ends with it
		}

		@Override
		public void onComplete() {
			// the response ends with it
		}

	}

}
