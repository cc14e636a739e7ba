package io.tweebyte.lab.messages;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * A {@link Mono} per record, handled on Reactor's threads for work that does not block.
 */
record ReactorHandling(Incoming incoming, Scheduler threads) implements Receiving.Handling {

	ReactorHandling(Incoming incoming) {
		this(incoming, Schedulers.newParallel("records", incoming.threads()));
	}

	@Override
	public void handle(ConsumerRecords<byte[], byte[]> records) {
		Flux.fromIterable(records).flatMap(this::handled, this.incoming.inFlight()).blockLast();
	}

	private Mono<?> handled(ConsumerRecord<byte[], byte[]> message) {
		this.incoming.begin();
		Mono<?> before = this.incoming.delay().isZero() ? Mono.just(message).publishOn(this.threads)
				: Mono.delay(this.incoming.delay(), this.threads);
		return before.doOnNext((due) -> this.incoming.handled(message));
	}

	@Override
	public void close() {
		this.threads.dispose();
	}

}
