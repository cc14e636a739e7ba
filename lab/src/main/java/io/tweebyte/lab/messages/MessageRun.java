package io.tweebyte.lab.messages;

import java.io.IOException;
import java.util.UUID;

import io.tweebyte.lab.messages.CommitWatch.Committed;
import io.tweebyte.lab.work.Observer;
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

	private final Observer observer;

	private final RecordLedger ledger;

	private final Span span = new Span();

	private Double perRequest;

	MessageRun(Topics topics, Style style, MessageShape shape) {
		this(topics, style, shape, Observer.NONE);
	}

	/** Creates a run that shows an observer who acknowledges or handles records. */
	MessageRun(Topics topics, Style style, MessageShape shape, Observer observer) {
		this.topics = topics;
		this.style = style;
		this.shape = shape;
		this.observer = observer;
		this.ledger = new RecordLedger(shape.count());
	}

	/**
	 * Sends, then reads back what the broker has stored.
	 * @throws IllegalStateException when it has stored a record twice, or the progress
	 * was not that of the shape
	 */
	Outcome send() throws Exception {
		String topic = "send-" + UUID.randomUUID();
		this.topics.create(topic);
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(this.topics.address())) {
			// the first record does not wait for what the client must know of the topic
			producer.partitionsFor(topic);
			this.span.begin();
			Sending.styles()
				.get(this.style)
				.send(new Outgoing(producer, topic, this.shape, this.ledger, this.observer));
			this.span.end();
			this.perRequest = Messages.recordsPerRequest(producer);
		}
		RecordLedger stored = stored(topic);
		this.topics.delete(topic);
		checkProgress();
		return new Outcome(this.ledger.different(), stored.different(), stored.digest(), 0);
	}

	/** Returns how many records a request of the producer had, or a fetch, on average. */
	Double perRequest() {
		return this.perRequest;
	}

	/** Returns how many records a commit covered, on average; null if none was made. */
	Double perCommit() {
		int commits = this.ledger.progress().commits();
		return (commits == 0) ? null : (double) this.shape.count() / commits;
	}

	/** Reads a topic, and checks that it has no record twice. */
	RecordLedger stored(String topic) throws IOException, InterruptedException {
		RecordLedger stored = new RecordLedger(this.shape.count());
		long records = this.topics.records(topic);
		try (KafkaConsumer<byte[], byte[]> consumer = Messages.reader(this.topics.address(), topic)) {
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
	 * @throws IllegalStateException when a record was handled twice, more was committed
	 * than was handled at any time, or less in the end, or the progress or the number of
	 * commits was not that of the shape
	 */
	Outcome receive(String topic) throws Exception {
		return receive(topic, Receiving.stylesForOne().get(this.style));
	}

	/** As {@link #receive(String)}, in any way. */
	Outcome receive(String topic, Receiving receiving) throws Exception {
		String group = "receive-" + UUID.randomUUID();
		Committed committed = (this.style == Style.SHARE_GROUP) ? () -> this.topics.acknowledged(group, topic)
				: () -> this.topics.committed(group);
		receiveWatched(topic, group, receiving, committed);
		// the broker's lag of a share group is inexact when a hundred consumers
		// acknowledge
		if (this.style != Style.SHARE_GROUP || this.shape.hasEqualPolls()) {
			checkCommitted(committed.count());
		}
		if (this.ledger.again() > 0) {
			throw new IllegalStateException("%d records were handled more than once.".formatted(this.ledger.again()));
		}
		checkProgress();
		this.perRequest = (double) this.shape.count() / this.ledger.progress().fetches();
		return new Outcome(this.topics.records(topic), this.ledger.different(), this.ledger.digest(), 0);
	}

	private void receiveWatched(String topic, String group, Receiving receiving, Committed committed) throws Exception {
		if (this.observer == Observer.NONE) {
			receiving.receive(incoming(topic, group, this.observer));
		}
		else {
			CommitWatch watch = new CommitWatch(this.observer, committed, this.ledger);
			receiving.receive(incoming(topic, group, watch));
			watch.check();
		}
	}

	private Incoming incoming(String topic, String group, Observer handling) {
		return new Incoming(this.topics, topic, group, this.shape, this.ledger, handling, this.span);
	}

	/** Checks that a group has committed what was handled, not more and not less. */
	void checkCommitted(long committed) {
		if (committed != this.ledger.different()) {
			throw new IllegalStateException(
					"%d records were handled, and %d are committed.".formatted(this.ledger.different(), committed));
		}
	}

	private void checkProgress() {
		Progress progress = this.ledger.progress();
		progress.check(this.shape, this.style);
		this.observer.atOnce(progress.most());
		this.observer.handedOff(progress.handedOff());
		this.observer.committed(progress.commits());
	}

	/**
	 * Returns what all records took: from the first one that is sent to the last
	 * acknowledgement, or from the first fetch to the last commit.
	 */
	Usage usage() {
		return this.span.usage();
	}

}
