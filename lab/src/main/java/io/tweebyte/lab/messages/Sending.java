package io.tweebyte.lab.messages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Records are sent, each acknowledged, and as many at once as a parameter says: it is
 * that number, and not the style, that limits a producer which waits.
 */
interface Sending {

	/**
	 * Sends records 0 to {@code count - 1}.
	 * @param inFlight how many may be sent and not acknowledged
	 */
	void send(KafkaProducer<byte[], byte[]> producer, IntFunction<ProducerRecord<byte[], byte[]>> records, int count,
			int inFlight) throws Exception;

	/** Returns how each style sends. */
	static SequencedMap<Style, Sending> styles() {
		SequencedMap<Style, Sending> styles = new LinkedHashMap<>();
		styles.put(Style.POOL, Sending::pool);
		styles.put(Style.VIRTUAL, Sending::virtual);
		styles.put(Style.FUTURE, Sending::future);
		styles.put(Style.REACTOR, Sending::reactor);
		return styles;
	}

	/** As many threads as may be in flight, each of which waits. */
	private static void pool(KafkaProducer<byte[], byte[]> producer, IntFunction<ProducerRecord<byte[], byte[]>> records,
			int count, int inFlight) throws Exception {
		AtomicInteger next = new AtomicInteger();
		Callable<Void> sender = () -> {
			for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
				producer.send(records.apply(number)).get();
			}
			return null;
		};
		try (ExecutorService threads = Executors.newFixedThreadPool(inFlight)) {
			List<Callable<Void>> senders = new ArrayList<>();
			for (int i = 0; i < inFlight; i++) {
				senders.add(sender);
			}
			for (Future<Void> sent : threads.invokeAll(senders)) {
				sent.get();
			}
		}
	}

	/** A virtual thread per record, which waits. */
	private static void virtual(KafkaProducer<byte[], byte[]> producer,
			IntFunction<ProducerRecord<byte[], byte[]>> records, int count, int inFlight) throws Exception {
		Semaphore places = new Semaphore(inFlight);
		List<Future<?>> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int number = 0; number < count; number++) {
				places.acquire();
				ProducerRecord<byte[], byte[]> record = records.apply(number);
				all.add(threads.submit(() -> {
					try {
						return producer.send(record).get();
					}
					finally {
						places.release();
					}
				}));
			}
		}
		for (Future<?> sent : all) {
			sent.get();
		}
	}

	private static void future(KafkaProducer<byte[], byte[]> producer,
			IntFunction<ProducerRecord<byte[], byte[]>> records, int count, int inFlight) throws Exception {
		Semaphore places = new Semaphore(inFlight);
		List<CompletableFuture<RecordMetadata>> all = new ArrayList<>();
		for (int number = 0; number < count; number++) {
			places.acquire();
			CompletableFuture<RecordMetadata> sent = new CompletableFuture<>();
			producer.send(records.apply(number), (metadata, failure) -> {
				places.release();
				if (failure == null) {
					sent.complete(metadata);
				}
				else {
					sent.completeExceptionally(failure);
				}
			});
			all.add(sent);
		}
		CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get();
	}

	private static void reactor(KafkaProducer<byte[], byte[]> producer,
			IntFunction<ProducerRecord<byte[], byte[]>> records, int count, int inFlight) {
		Flux.range(0, count).flatMap((number) -> send(producer, records.apply(number)), inFlight).blockLast();
	}

	private static Mono<RecordMetadata> send(KafkaProducer<byte[], byte[]> producer,
			ProducerRecord<byte[], byte[]> record) {
		return Mono.create((sink) -> producer.send(record, (metadata, failure) -> {
			if (failure == null) {
				sink.success(metadata);
			}
			else {
				sink.error(failure);
			}
		}));
	}

}
