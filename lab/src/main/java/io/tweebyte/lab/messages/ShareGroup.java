package io.tweebyte.lab.messages;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;

/**
 * As many consumers of a share group as records may be handled at once, each on a thread
 * of its own: they share the partitions, and every record is acknowledged by itself.
 */
final class ShareGroup {

	private ShareGroup() {
	}

	static void receive(Incoming incoming) throws Exception {
		incoming.topics().shareFromFirst(incoming.group());
		List<Future<Void>> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(incoming.inFlight())) {
			for (int consumer = 0; consumer < incoming.inFlight(); consumer++) {
				all.add(threads.submit(() -> consume(incoming)));
			}
		}
		for (Future<Void> one : all) {
			one.get();
		}
	}

	private static Void consume(Incoming incoming) throws InterruptedException {
		try (KafkaShareConsumer<byte[], byte[]> consumer = Messages.shareConsumer(incoming.topics().address(),
				incoming.group())) {
			consumer.subscribe(List.of(incoming.topic()));
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
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
