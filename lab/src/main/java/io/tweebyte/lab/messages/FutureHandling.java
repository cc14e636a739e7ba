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
record FutureHandling(Incoming incoming, ExecutorService threads) implements Receiving.Handling {

	/**
	 * Has its own threads, since the default ones, and the thread of their timers, differ
	 * between JDKs.
	 */
	FutureHandling(Incoming incoming) {
		this(incoming, Executors.newFixedThreadPool(incoming.threads()));
	}

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
			return CompletableFuture.runAsync(() -> this.incoming.handled(message), this.threads);
		}
		Executor later = CompletableFuture.delayedExecutor(this.incoming.delay().toNanos(), TimeUnit.NANOSECONDS,
				this.threads);
		return CompletableFuture.runAsync(() -> this.incoming.handled(message), later);
	}

	@Override
	public void close() {
		this.threads.close();
	}

}
