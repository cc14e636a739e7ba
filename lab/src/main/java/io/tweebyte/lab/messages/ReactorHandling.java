package io.tweebyte.lab.messages;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A {@link Mono} per record. */
record ReactorHandling(Incoming incoming) implements Receiving.Handling {

	@Override
	public void handle(ConsumerRecords<byte[], byte[]> records) {
		Flux.fromIterable(records).flatMap(this::handled, this.incoming.inFlight()).blockLast();
	}

	private Mono<?> handled(ConsumerRecord<byte[], byte[]> message) {
		Mono<?> before = this.incoming.delay().isZero() ? Mono.just(message) : Mono.delay(this.incoming.delay());
		return before.doOnNext((due) -> this.incoming.handled(message));
	}

}
