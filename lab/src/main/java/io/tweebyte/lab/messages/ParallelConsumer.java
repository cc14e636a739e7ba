package io.tweebyte.lab.messages;

import java.util.List;

import io.confluent.parallelconsumer.ParallelConsumerOptions;
import io.confluent.parallelconsumer.ParallelConsumerOptions.CommitMode;
import io.confluent.parallelconsumer.ParallelConsumerOptions.ProcessingOrder;
import io.confluent.parallelconsumer.ParallelStreamProcessor;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Confluent's parallel consumer: it polls, hands records to threads, and commits up to
 * the first one that is not handled.
 */
final class ParallelConsumer {

	private ParallelConsumer() {
	}

	static void receive(Incoming incoming) throws InterruptedException {
		ParallelConsumerOptions<byte[], byte[]> options = ParallelConsumerOptions.<byte[], byte[]>builder()
			.consumer(Messages.consumer(incoming.topics().address(), incoming.group()))
			.ordering(ProcessingOrder.UNORDERED)
			.maxConcurrency(incoming.inFlight())
			.commitMode(CommitMode.PERIODIC_CONSUMER_SYNC)
			.build();
		try (ParallelStreamProcessor<byte[], byte[]> processor = ParallelStreamProcessor
			.createEosStreamProcessor(options)) {
			processor.subscribe(List.of(incoming.topic()));
			processor.poll((context) -> handle(incoming, context.getSingleConsumerRecord()));
			incoming.ledger().await();
		}
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
