package io.tweebyte.lab.messages;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;

/** A task per record, on threads of a kind, which block. */
record ThreadHandling(Incoming incoming, ExecutorService threads) implements Receiving.Handling {

	@Override
	public void handle(ConsumerRecords<byte[], byte[]> records) throws Exception {
		Semaphore places = new Semaphore(this.incoming.inFlight());
		List<Future<?>> all = new ArrayList<>();
		for (ConsumerRecord<byte[], byte[]> message : records) {
			places.acquire();
			all.add(this.threads.submit(() -> {
				try {
					this.incoming.handle(message);
					return null;
				}
				finally {
					places.release();
				}
			}));
		}
		for (Future<?> one : all) {
			one.get();
		}
	}

	@Override
	public void close() {
		this.threads.close();
	}

}
