package io.tweebyte.lab.messages;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Executors;

import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;

/** Receives until no record is missing. */
interface Receiving {

	void receive(Incoming incoming) throws Exception;

	/** Returns how each style receives several records at once. */
	static SequencedMap<Style, Receiving> styles() {
		SequencedMap<Style, Receiving> styles = new LinkedHashMap<>();
		styles.put(Style.POOL,
				polling((incoming) -> new ThreadHandling(incoming, Executors.newFixedThreadPool(incoming.inFlight()))));
		styles.put(Style.VIRTUAL,
				polling((incoming) -> new ThreadHandling(incoming, Executors.newVirtualThreadPerTaskExecutor())));
		styles.put(Style.FUTURE, polling(FutureHandling::new));
		styles.put(Style.REACTOR, polling(ReactorHandling::new));
		styles.put(Style.PARALLEL_CONSUMER, ParallelConsumer::receive);
		styles.put(Style.SHARE_GROUP, ShareGroup::receive);
		return styles;
	}

	/** Returns how each style receives one record after the other. */
	static SequencedMap<Style, Receiving> stylesForOne() {
		SequencedMap<Style, Receiving> styles = new LinkedHashMap<>();
		styles.put(Style.LOOP, polling(LoopHandling::new));
		styles.putAll(styles());
		return styles;
	}

	/**
	 * Polls on one thread. What a poll returns is committed when all of it is handled, so
	 * never more than was handled, and once.
	 */
	private static Receiving polling(Handler handler) {
		return (incoming) -> {
			try (KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(incoming);
					Handling handling = handler.of(incoming)) {
				incoming.pollHere();
				consumer.subscribe(List.of(incoming.topic()), new BeginWhenAssigned(incoming.span()));
				while (incoming.isOpen()) {
					ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
					if (!records.isEmpty()) {
						handling.handle(records);
						consumer.commitSync();
					}
				}
				incoming.fetched(Messages.fetches(consumer.metrics()));
			}
		};
	}

	/** Handles what a poll has returned. */
	interface Handling extends AutoCloseable {

		void handle(ConsumerRecords<byte[], byte[]> records) throws Exception;

		@Override
		default void close() {
			// most have nothing to end
		}

	}

	/** Creates what handles the records of a run. */
	interface Handler {

		Handling of(Incoming incoming);

	}

	/**
	 * One record after the other, on the thread that polls.
	 */
	record LoopHandling(Incoming incoming) implements Handling {

		@Override
		public void handle(ConsumerRecords<byte[], byte[]> records) throws InterruptedException {
			for (ConsumerRecord<byte[], byte[]> message : records) {
				this.incoming.handle(message);
			}
		}

	}

}
