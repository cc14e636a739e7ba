package io.tweebyte.lab.messages;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.producer.KafkaProducer;

/**
 * Where records go and come from. The broker is started when the first run needs it. Safe
 * for use by several threads.
 */
public final class MessageSource implements AutoCloseable {

	private final int count;

	private final BrokerSettings settings;

	private final Map<Integer, String> filled = new HashMap<>();

	private Broker broker;

	/**
	 * Creates a source with a broker of its own.
	 * @param count of records of a run
	 */
	public MessageSource(int count, BrokerSettings settings) {
		this.count = count;
		this.settings = settings;
	}

	/** Returns the number of records of a run. */
	public int count() {
		return this.count;
	}

	/**
	 * Starts the broker, unless it is running.
	 * @throws IOException when it does not start, with the reason
	 */
	public synchronized Topics start() throws IOException, InterruptedException {
		if (this.broker == null) {
			this.broker = Broker.start(this.settings);
		}
		return this.broker.topics();
	}

	/** Runs a style once, and shows an observer who acknowledges or handles records. */
	public Outcome run(Style style, MessageShape shape, Observer observer) throws Exception {
		MessageRun run = new MessageRun(start(), style, shape, observer);
		return switch (shape.role()) {
			case SEND -> run.send();
			case RECEIVE -> run.receive(filled(shape.count()));
		};
	}

	/** Returns a topic with so many records. */
	synchronized String filled(int records) throws IOException, InterruptedException {
		String topic = this.filled.get(records);
		if (topic == null) {
			topic = "filled-" + UUID.randomUUID();
			start().create(topic);
			fill(topic, records);
			this.filled.put(records, topic);
		}
		return topic;
	}

	private void fill(String topic, int records) throws IOException, InterruptedException {
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(start().address())) {
			for (int number = 0; number < records; number++) {
				producer.send(Messages.record(topic, number));
			}
		}
		if (start().records(topic) != records) {
			throw new IOException("%d of %d records could be written.".formatted(start().records(topic), records));
		}
	}

	@Override
	public synchronized void close() throws IOException {
		if (this.broker != null) {
			this.broker.close();
			this.broker = null;
		}
	}

}
