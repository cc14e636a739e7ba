package io.tweebyte.lab.messages;

import java.util.List;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

/** A consumer with a fault: it commits what a poll returns before it handles it. */
public final class CommitsFirst {

	private CommitsFirst() {
	}

	/** Takes the arguments of {@link Receiver}. */
	public static void main(String[] arguments) throws Exception {
		Receiver.receive(arguments, CommitsFirst::receive);
	}

	static void receive(Incoming incoming) throws InterruptedException {
		try (KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(incoming.topics().address(),
				incoming.group())) {
			consumer.subscribe(List.of(incoming.topic()));
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
				consumer.commitSync();
				for (ConsumerRecord<byte[], byte[]> message : records) {
					incoming.handle(message);
				}
			}
		}
	}

}
