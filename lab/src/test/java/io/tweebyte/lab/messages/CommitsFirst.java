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
		receive(incoming, 0);
	}

	private static void receive(Incoming incoming, int without) throws InterruptedException {
		int polls = 0;
		try (KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(incoming)) {
			consumer.subscribe(List.of(incoming.topic()));
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
				if (polls >= without) {
					consumer.commitSync();
				}
				for (ConsumerRecord<byte[], byte[]> message : records) {
					incoming.handle(message);
				}
				if (polls < without) {
					consumer.commitSync();
				}
				polls += records.isEmpty() ? 0 : 1;
			}
		}
	}

	/** Does so from its second poll on. */
	public static final class AfterOnePoll {

		private AfterOnePoll() {
		}

		/** Takes the arguments of {@link Receiver}. */
		public static void main(String[] arguments) throws Exception {
			Receiver.receive(arguments, AfterOnePoll::receive);
		}

		static void receive(Incoming incoming) throws InterruptedException {
			CommitsFirst.receive(incoming, 1);
		}

	}

}
