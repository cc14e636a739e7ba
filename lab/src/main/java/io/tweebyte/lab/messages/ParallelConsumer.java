package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.List;

import io.confluent.parallelconsumer.ParallelConsumerOptions;
import io.confluent.parallelconsumer.ParallelConsumerOptions.CommitMode;
import io.confluent.parallelconsumer.ParallelConsumerOptions.ProcessingOrder;
import io.confluent.parallelconsumer.ParallelStreamProcessor;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;

/**
 * Confluent's parallel consumer: it polls, hands records to threads, and commits up to
 * the first one that is not handled.
 */
final class ParallelConsumer {

	/** Time in which it handles as many records as a poll returns, where none waits. */
	private static final Duration LEAST = Duration.ofMillis(3);

	private ParallelConsumer() {
	}

	static void receive(Incoming incoming) throws InterruptedException {
		KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(incoming);
		ParallelConsumerOptions<byte[], byte[]> options = ParallelConsumerOptions.<byte[], byte[]>builder()
			.consumer(consumer)
			.ordering(ProcessingOrder.UNORDERED)
			.maxConcurrency(incoming.inFlight())
			.commitMode(CommitMode.PERIODIC_CONSUMER_SYNC)
			.commitInterval(commitInterval(incoming))
			.build();
		try (ParallelStreamProcessor<byte[], byte[]> processor = ParallelStreamProcessor
			.createEosStreamProcessor(options)) {
			processor.subscribe(List.of(incoming.topic()), new BeginWhenAssigned(incoming.span()));
			processor.poll((context) -> handle(incoming, context.getSingleConsumerRecord()));
			incoming.ledger().await();
			incoming.fetched(Messages.fetches(consumer.metrics()));
		}
	}

	/**
	 * Returns the time in which as many records are handled as a poll returns: all other
	 * consumers commit then. It cannot commit by a number of records, and its default of
	 * 5 seconds is longer than most runs.
	 */
	private static Duration commitInterval(Incoming incoming) {
		Duration poll = incoming.delay().multipliedBy(incoming.shape().perPoll()).dividedBy(incoming.inFlight());
		return (poll.compareTo(LEAST) > 0) ? poll : LEAST;
	}

	private static void handle(Incoming incoming, ConsumerRecord<byte[], byte[]> message) {
		try {
			incoming.handle(message);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
		}
	}

}
