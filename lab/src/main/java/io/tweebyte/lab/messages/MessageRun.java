package io.tweebyte.lab.messages;

import java.io.IOException;
import java.util.UUID;

import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;

/**
 * Sends or receives the records of a topic once, in one style, and compares what the
 * style says with what the broker has.
 */
final class MessageRun {

	private final Topics topics;

	private final Style style;

	private final MessageShape shape;

	private final RecordLedger ledger;

	MessageRun(Topics topics, Style style, MessageShape shape) {
		this.topics = topics;
		this.style = style;
		this.shape = shape;
		this.ledger = new RecordLedger(shape.count());
	}

	/**
	 * Sends, then reads back what the broker has stored.
	 * @throws IllegalStateException when it has stored a record twice
	 */
	Outcome send() throws Exception {
		String topic = "send-" + UUID.randomUUID();
		this.topics.create(topic);
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(this.topics.address())) {
			Sending.styles().get(this.style).send(new Outgoing(producer, topic, this.shape, this.ledger));
		}
		RecordLedger stored = stored(topic);
		this.topics.delete(topic);
		return new Outcome(this.ledger.different(), stored.different(), stored.digest(), 0);
	}

	/** Reads a topic, and checks that it has no record twice. */
	RecordLedger stored(String topic) throws IOException, InterruptedException {
		RecordLedger stored = new RecordLedger(this.shape.count());
		long records = this.topics.records(topic);
		try (KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(this.topics.address(), topic)) {
			consumer.assign(Topics.partitions(topic));
			while (stored.different() + stored.again() < records) {
				consumer.poll(Messages.POLL).forEach((message) -> stored.add(Messages.number(message)));
			}
		}
		if (stored.again() > 0) {
			throw new IllegalStateException("%d records are stored more than once.".formatted(stored.again()));
		}
		return stored;
	}

	/**
	 * Receives, with a group that begins with the first record.
	 * @throws IllegalStateException when a record was handled twice, or not all that was
	 * handled is committed, or more
	 */
	Outcome receive(String topic) throws Exception {
		String group = "receive-" + UUID.randomUUID();
		Receiving.stylesForOne()
			.get(this.style)
			.receive(new Incoming(this.topics, topic, group, this.shape, this.ledger));
		if (this.ledger.again() > 0) {
			throw new IllegalStateException("%d records were handled more than once.".formatted(this.ledger.again()));
		}
		if (this.style != Style.SHARE_GROUP) {
			checkCommitted(this.topics.committed(group));
		}
		return new Outcome(this.topics.records(topic), this.ledger.different(), this.ledger.digest(), 0);
	}

	/** Checks that a group has committed what was handled, not more and not less. */
	void checkCommitted(long committed) {
		if (committed != this.ledger.different()) {
			throw new IllegalStateException(
					"%d records were handled, and %d are committed.".formatted(this.ledger.different(), committed));
		}
	}

	/** Returns what all records but the first one took. */
	Usage usage() {
		return this.ledger.usage();
	}

}
