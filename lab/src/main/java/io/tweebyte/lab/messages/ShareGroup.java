package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.apache.kafka.clients.consumer.ConsumerRecord;
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
		CyclicBarrier together = new CyclicBarrier(joining(incoming));
		List<Future<Void>> all = new ArrayList<>();
		try (ExecutorService threads = Executors.newFixedThreadPool(incoming.inFlight())) {
			for (int consumer = 0; consumer < incoming.inFlight(); consumer++) {
				all.add(threads.submit(() -> consume(incoming, together)));
			}
		}
		throwFailures(all);
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

	/**
	 * Returns how many consumers must have records before any is handled, so that those
	 * that join first do not handle them alone.
	 */
	private static int joining(Incoming incoming) {
		// what an earlier process has left may be too little for all
		boolean resumes = incoming.ledger().different() > 0;
		return resumes ? 1 : Math.min(incoming.inFlight(), incoming.shape().count());
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
			boolean isFirst = true;
			while (incoming.isOpen()) {
				for (ConsumerRecord<byte[], byte[]> message : consumer.poll(Messages.POLL)) {
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
				consumer.commitSync();
			}
		}
	}

	/** Begins when all consumers have records, and returns when all have begun. */
	private static void beginTogether(Incoming incoming, CyclicBarrier together)
			throws InterruptedException, BrokenBarrierException {
		try {
			together.await(JOIN.toMillis(), TimeUnit.MILLISECONDS);
			incoming.begin();
			together.await(JOIN.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (TimeoutException ex) {
			throw new IllegalStateException("Not all %d consumers of the share group got a record in %d seconds."
				.formatted(together.getParties(), JOIN.toSeconds()), ex);
		}
	}

}
