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

	/** For how long consumers that have records wait for the others. */
	private static final Duration JOIN = Duration.ofSeconds(20);

	private ShareGroup() {
	}

	static void receive(Incoming incoming) throws Exception {
		incoming.topics().shareFromFirst(incoming.group());
		CountDownLatch joined = new CountDownLatch(joining(incoming));
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

	/**
	 * Returns how many consumers must have records before any is handled, so that those
	 * that join first do not handle them alone.
	 */
	private static int joining(Incoming incoming) {
		// what an earlier process has left may be too little for all
		return (incoming.ledger().different() == 0) ? Math.min(incoming.inFlight(), incoming.shape().count()) : 0;
	}

	private static Void consume(Incoming incoming, CountDownLatch joined) throws InterruptedException {
		try (KafkaShareConsumer<byte[], byte[]> consumer = Messages.shareConsumer(incoming)) {
			incoming.pollHere();
			consumer.subscribe(List.of(incoming.topic()));
			boolean hasJoined = false;
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
				if (!hasJoined && !records.isEmpty()) {
					await(joined);
					hasJoined = true;
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

	private static void await(CountDownLatch joined) throws InterruptedException {
		joined.countDown();
		if (!joined.await(JOIN.toMillis(), TimeUnit.MILLISECONDS)) {
			throw new IllegalStateException("%d consumers of the share group got no record in %d seconds."
				.formatted(joined.getCount(), JOIN.toSeconds()));
		}
	}

}
