package io.tweebyte.lab.messages;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;

/** A future per record. */
record FutureHandling(Incoming incoming) implements Receiving.Handling {

	/**
	 * Named, since the default one, and the thread of its timers, differ between JDKs.
	 */
	private static final ExecutorService THREADS = Executors.newFixedThreadPool(
			Runtime.getRuntime().availableProcessors(), Thread.ofPlatform().name("records-", 0).daemon().factory());

	@Override
	public void handle(ConsumerRecords<byte[], byte[]> records) throws InterruptedException {
		Semaphore places = new Semaphore(this.incoming.inFlight());
		List<CompletableFuture<Void>> all = new ArrayList<>();
		for (ConsumerRecord<byte[], byte[]> message : records) {
			places.acquire();
			this.incoming.begin();
			all.add(handled(message).whenComplete((done, failure) -> places.release()));
		}
		CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
	}

	private CompletableFuture<Void> handled(ConsumerRecord<byte[], byte[]> message) {
		if (this.incoming.delay().isZero()) {
			return CompletableFuture.runAsync(() -> this.incoming.handled(message), THREADS);
		}
		Executor later = CompletableFuture.delayedExecutor(this.incoming.delay().toNanos(), TimeUnit.NANOSECONDS,
				THREADS);
		return CompletableFuture.runAsync(() -> this.incoming.handled(message), later);
	}

}
