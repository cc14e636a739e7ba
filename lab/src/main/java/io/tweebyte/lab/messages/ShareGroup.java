package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.apache.kafka.clients.consumer.AcknowledgeType;
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
		// more of them would get no record
		int consumers = Math.min(incoming.inFlight(), incoming.shape().count());
		CyclicBarrier together = new CyclicBarrier(isNew(incoming) ? consumers : 1);
		List<Future<Void>> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(consumers)) {
			for (int consumer = 0; consumer < consumers; consumer++) {
				all.add(threads.submit(() -> consume(incoming, together)));
			}
		}
		throwFailures(all);
	}

	/**
	 * Returns whether all records are there: what an earlier process has left may be too
	 * little for all consumers.
	 */
	private static boolean isNew(Incoming incoming) {
		return incoming.ledger().different() == 0;
	}

	private static void throwFailures(List<Future<Void>> all) throws Exception {
		ExecutionException failure = null;
		for (Future<Void> one : all) {
			try {
				one.get();
			}
			catch (ExecutionException ex) {
				if (failure == null) {
					failure = ex;
				}
				else {
					failure.addSuppressed(ex);
				}
			}
		}
		if (failure != null) {
			throw failure;
		}
	}

	private static Void consume(Incoming incoming, CyclicBarrier together) throws Exception {
		try {
			receive(incoming, together);
		}
		catch (BrokenBarrierException ex) {
			// another consumer has failed, and has the reason
		}
		catch (Exception ex) {
			together.reset();
			throw ex;
		}
		return null;
	}

	private static void receive(Incoming incoming, CyclicBarrier together)
			throws InterruptedException, BrokenBarrierException {
		try (KafkaShareConsumer<byte[], byte[]> consumer = Messages.shareConsumer(incoming)) {
			incoming.pollHere();
			consumer.subscribe(List.of(incoming.topic()));
			// a hundred consumers that give records back starve each other
			if (isNew(incoming) && incoming.shape().hasEqualPolls()) {
				join(incoming, consumer, together);
			}
			int others = Messages.fetches(consumer.metrics());
			boolean isFirst = true;
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
				for (ConsumerRecord<byte[], byte[]> message : records) {
					if (isFirst) {
						beginTogether(incoming, together);
						isFirst = false;
					}
					else {
						incoming.begin();
					}
					incoming.handleBegun(message);
					consumer.acknowledge(message);
				}
				if (!records.isEmpty()) {
					commit(consumer);
					incoming.committed();
					// the client's metric counts acknowledgements as fetches
					others++;
				}
			}
			incoming.fetched(Messages.fetches(consumer.metrics()) - others);
		}
	}

	/**
	 * Joins, and begins what is measured when all consumers have joined. Share groups
	 * report no assignment, so a consumer has joined when it gets records. It gives them
	 * back, so that they are fetched within the measured time, as in all other styles.
	 */
	private static void join(Incoming incoming, KafkaShareConsumer<byte[], byte[]> consumer, CyclicBarrier together)
			throws InterruptedException, BrokenBarrierException {
		ConsumerRecords<byte[], byte[]> records = ConsumerRecords.empty();
		while (records.isEmpty() && incoming.isOpen()) {
			records = consumer.poll(Messages.POLL);
		}
		awaitAll(together);
		records.forEach((message) -> consumer.acknowledge(message, AcknowledgeType.RELEASE));
		commit(consumer);
		awaitAll(together);
		incoming.span().begin();
	}

	/** Commits what is acknowledged. Failures are returned, and not thrown. */
	private static void commit(KafkaShareConsumer<byte[], byte[]> consumer) {
		consumer.commitSync().values().stream().flatMap(Optional::stream).findFirst().ifPresent((failure) -> {
			throw failure;
		});
	}

	/**
	 * Begins when all consumers have records, and returns when all have begun, so that
	 * those that are first do not handle all records alone.
	 */
	private static void beginTogether(Incoming incoming, CyclicBarrier together)
			throws InterruptedException, BrokenBarrierException {
		awaitAll(together);
		// where records are few for so many consumers, their first fetch is left out
		incoming.span().begin();
		incoming.begin();
		awaitAll(together);
	}

	private static void awaitAll(CyclicBarrier together) throws InterruptedException, BrokenBarrierException {
		try {
			together.await(JOIN.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (TimeoutException ex) {
			throw new IllegalStateException("Not all %d consumers of the share group got a record in %d seconds."
				.formatted(together.getParties(), JOIN.toSeconds()), ex);
		}
	}

}
