package io.tweebyte.lab.messages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.producer.RecordMetadata;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Sends all records, and returns when each is acknowledged. */
interface Sending {

	void send(Outgoing records) throws Exception;

	/** Returns how each style sends. */
	static SequencedMap<Style, Sending> styles() {
		SequencedMap<Style, Sending> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, (records) -> blocking(records, () -> Executors.newFixedThreadPool(records.inFlight())));
		styles.put(Style.VIRTUAL, (records) -> blocking(records, Executors::newVirtualThreadPerTaskExecutor));
		styles.put(Style.CALLBACK, Sending::callback);
		styles.put(Style.FUTURE, Sending::future);
		styles.put(Style.REACTOR, Sending::reactor);
		return styles;
	}

	/**
	 * As many threads as records in flight, each of which waits for its acknowledgement.
	 */
	private static void blocking(Outgoing records, Supplier<ExecutorService> threads) throws Exception {
		AtomicInteger next = new AtomicInteger();
		List<Future<?>> all = new ArrayList<>();
		try (ExecutorService executor = threads.get()) {
			for (int thread = 0; thread < records.inFlight(); thread++) {
				all.add(executor.submit(() -> {
					each(records, next);
					return null;
				}));
			}
		}
		for (Future<?> sent : all) {
			sent.get();
		}
	}

	private static void each(Outgoing records, AtomicInteger next) throws InterruptedException, ExecutionException {
		records.sendHere();
		for (int number = next.getAndIncrement(); number < records.count(); number = next.getAndIncrement()) {
			records.send(number).get();
			records.acknowledge(number);
		}
	}

	private static void callback(Outgoing records) throws InterruptedException {
		records.sendHere();
		Semaphore places = new Semaphore(records.inFlight());
		for (int next = 0; next < records.count(); next++) {
			int number = next;
			places.acquire();
			records.send(number, (metadata, failure) -> {
				if (failure == null) {
					records.acknowledge(number);
				}
				places.release();
			});
		}
		places.acquire(records.inFlight());
	}

	private static void future(Outgoing records) throws InterruptedException {
		records.sendHere();
		Semaphore places = new Semaphore(records.inFlight());
		List<CompletableFuture<Void>> all = new ArrayList<>();
		for (int next = 0; next < records.count(); next++) {
			int number = next;
			places.acquire();
			CompletableFuture<RecordMetadata> sent = new CompletableFuture<>();
			// before it is sent: afterwards this thread might acknowledge it
			all.add(sent.thenAccept((metadata) -> records.acknowledge(number))
				.whenComplete((done, failure) -> places.release()));
			records.send(number, (metadata, failure) -> complete(sent, metadata, failure));
		}
		CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
	}

	private static void complete(CompletableFuture<RecordMetadata> sent, RecordMetadata metadata, Exception failure) {
		if (failure == null) {
			sent.complete(metadata);
		}
		else {
			sent.completeExceptionally(failure);
		}
	}

	private static void reactor(Outgoing records) {
		records.sendHere();
		Flux.range(0, records.count())
			.flatMap((number) -> mono(records, number).doOnNext((metadata) -> records.acknowledge(number)),
					records.inFlight())
			.blockLast();
	}

	private static Mono<RecordMetadata> mono(Outgoing records, int number) {
		return Mono.create((sink) -> records.send(number, (metadata, failure) -> {
			if (failure == null) {
				sink.success(metadata);
			}
			else {
				sink.error(failure);
			}
		}));
	}

}
