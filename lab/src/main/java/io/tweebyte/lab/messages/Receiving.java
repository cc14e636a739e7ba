package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

import io.tweebyte.lab.messages.Messages.Handled;
import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Records are received, and each is handled: that takes a while, as a call of another
 * service does. What a poll has returned is committed when all of it is handled.
 */
interface Receiving {

	/**
	 * Handles what a poll has returned.
	 * @param inFlight how many may be handled at once
	 * @param delay that each takes
	 */
	void handle(ConsumerRecords<byte[], byte[]> records, int inFlight, Duration delay, Handled handled)
			throws Exception;

	/** Returns how each style handles records. */
	static SequencedMap<Style, Receiving> styles() {
		SequencedMap<Style, Receiving> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, Receiving::loop);
		styles.put(Style.VIRTUAL, Receiving::virtual);
		styles.put(Style.REACTOR, Receiving::reactor);
		return styles;
	}

	/** Receives until so many different records are handled. */
	static void all(KafkaConsumer<byte[], byte[]> consumer, Receiving style, int count, int inFlight, Duration delay,
			Handled handled) throws Exception {
		while (handled.different() < count) {
			ConsumerRecords<byte[], byte[]> records = consumer.poll(Duration.ofMillis(200));
			style.handle(records, inFlight, delay, handled);
			consumer.commitSync();
		}
	}

	private static void loop(ConsumerRecords<byte[], byte[]> records, int inFlight, Duration delay, Handled handled)
			throws InterruptedException {
		for (ConsumerRecord<byte[], byte[]> record : records) {
			Thread.sleep(delay);
			handled.add(Messages.number(record.value()));
		}
	}

	private static void virtual(ConsumerRecords<byte[], byte[]> records, int inFlight, Duration delay, Handled handled)
			throws Exception {
		Semaphore places = new Semaphore(inFlight);
		List<Future<?>> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			for (ConsumerRecord<byte[], byte[]> record : records) {
				places.acquire();
				all.add(threads.submit(() -> {
					try {
						Thread.sleep(delay);
						handled.add(Messages.number(record.value()));
						return null;
					}
					finally {
						places.release();
					}
				}));
			}
		}
		for (Future<?> one : all) {
			one.get();
		}
	}

	private static void reactor(ConsumerRecords<byte[], byte[]> records, int inFlight, Duration delay, Handled handled) {
		Flux.fromIterable(records)
			.flatMap((record) -> Mono.delay(delay)
				.doOnNext((tick) -> handled.add(Messages.number(record.value()))), inFlight)
			.blockLast();
	}

}
