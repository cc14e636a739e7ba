package io.tweebyte.lab.messages;

import java.time.Duration;

import io.tweebyte.lab.work.Observer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * The records of a run that receives, and which of them are handled.
 *
 * @param mostPerPoll records that a poll returns at most
 */
record Incoming(Topics topics, String topic, String group, MessageShape shape, RecordLedger ledger, Observer observer,
		int mostPerPoll) {

	/** So few that a run of some hundred records is committed several times. */
	static final int FEW_PER_POLL = 20;

	int inFlight() {
		return this.shape.inFlight();
	}

	Duration delay() {
		return this.shape.delay();
	}

	boolean isOpen() {
		return this.ledger.isOpen();
	}

	/** Notes that the calling thread polls. */
	void pollHere() {
		this.ledger.progress().driveHere();
	}

	/** Notes that a record is in progress from now on. */
	void begin() {
		this.ledger.progress().begin();
	}

	/** Begins and handles a record, and blocks as long as that takes. */
	void handle(ConsumerRecord<byte[], byte[]> message) throws InterruptedException {
		begin();
		handleBegun(message);
	}

	/** Handles a record that has begun, and blocks as long as that takes. */
	void handleBegun(ConsumerRecord<byte[], byte[]> message) throws InterruptedException {
		if (!delay().isZero()) {
			Thread.sleep(delay());
		}
		handled(message);
	}

	/** Notes that a record is handled. */
	void handled(ConsumerRecord<byte[], byte[]> message) {
		this.observer.see();
		this.ledger.progress().end();
		this.ledger.add(Messages.number(message));
	}

}
