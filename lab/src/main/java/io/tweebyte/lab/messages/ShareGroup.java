package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;

/**
 * As many consumers of a share group as records may be handled at once, each on a thread
 * of its own: they share the partitions, and every record is acknowledged by itself.
 */
final class ShareGroup {

	/** For how long the first consumer that has records waits for another one. */
	private static final Duration JOIN = Duration.ofSeconds(3);

	private ShareGroup() {
	}

	static void receive(Incoming incoming) throws Exception {
		incoming.topics().shareFromFirst(incoming.group());
		CountDownLatch joined = new CountDownLatch(Math.min(2, incoming.inFlight()));
		List<Future<Void>> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(incoming.inFlight())) {
			for (int consumer = 0; consumer < incoming.inFlight(); consumer++) {
				all.add(threads.submit(() -> consume(incoming, joined)));
			}
		}
		for (Future<Void> one : all) {
			one.get();
		}
	}

	private static Void consume(Incoming incoming, CountDownLatch joined) throws InterruptedException {
		try (KafkaShareConsumer<byte[], byte[]> consumer = Messages.shareConsumer(incoming.topics().address(),
				incoming.group())) {
			incoming.pollHere();
			consumer.subscribe(List.of(incoming.topic()));
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
				if (!records.isEmpty()) {
					// otherwise the first consumer may handle all of a few records alone
					joined.countDown();
					joined.await(JOIN.toMillis(), TimeUnit.MILLISECONDS);
				}
				for (ConsumerRecord<byte[], byte[]> message : records) {
					incoming.handle(message);
					consumer.acknowledge(message);
				}
				consumer.commitSync();
			}
		}
		return null;
	}

}
