package io.tweebyte.lab.messages;

import java.time.Duration;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/** The records of a run that receives, and which of them are handled. */
record Incoming(Topics topics, String topic, String group, MessageShape shape, RecordLedger ledger) {

	int inFlight() {
		return this.shape.inFlight();
	}

	Duration delay() {
		return this.shape.delay();
	}

	boolean isOpen() {
		return this.ledger.isOpen();
	}

	/** Handles a record, and blocks as long as that takes. */
	void handle(ConsumerRecord<byte[], byte[]> message) throws InterruptedException {
		if (!delay().isZero()) {
			Thread.sleep(delay());
		}
		handled(message);
	}

	/** Notes that a record is handled. */
	void handled(ConsumerRecord<byte[], byte[]> message) {
		this.ledger.add(Messages.number(message));
	}

}
