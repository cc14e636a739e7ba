package io.tweebyte.lab.messages;

import java.time.Duration;

import io.tweebyte.lab.work.Observer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * The records of a run that receives, and which of them are handled and committed.
 *
 * @param span from before the first fetch to after the last commit
 */
record Incoming(Topics topics, String topic, String group, MessageShape shape, RecordLedger ledger, Observer observer,
		Span span) {

	int inFlight() {
		return this.shape.inFlight();
	}

	Duration delay() {
		return this.shape.delay();
	}

	/**
	 * Returns how many threads handle records where none of them waits for a record: as
	 * many as a pool has, if handling takes no time. Records that wait need no thread
	 * meanwhile, which is what these styles are for.
	 */
	int threads() {
		return delay().isZero() ? inFlight() : Runtime.getRuntime().availableProcessors();
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

	/** Notes a commit. The one after the last record ends what is measured. */
	void committed() {
		this.ledger.progress().commit();
		if (this.ledger.isWhole()) {
			this.span.end();
		}
	}

	/** Notes how many fetches a consumer has sent. */
	void fetched(int sent) {
		this.ledger.progress().fetch(sent);
	}

}
