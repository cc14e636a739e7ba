package io.tweebyte.lab.catalog;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.Workload.Preparation;
import io.tweebyte.lab.messages.MessageRunner;
import io.tweebyte.lab.messages.MessageShape;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;

/** Workloads that send and receive records of Kafka. */
public final class MessageWorkloads {

	private static final String BROKER = "1 KiB, 2 partitions, a broker in a process of its own; ";

	private static final String SEND = BROKER + "acks=all, no linger, each record acknowledged, on the producer's "
			+ "thread by callbacks, futures and Reactor, ";

	private static final String RECEIVE = BROKER
			+ "20 records at most per poll and commit (the parallel consumer commits by time), "
			+ "first fetch to last commit, each record handled, at least once, and handed from the thread that polls to "
			+ "another one (not by plain code on one thread and a share group), ";

	/** A record, and that it is acknowledged or handled. */
	private static final int SIGNALS = 2;

	/** To the producer's thread, or from the one that polls. */
	private static final int HAND_OFFS = 1;

	private static final int SEVERAL = 4;

	private static final Duration WAIT = Duration.ofMillis(5);

	private static final SequencedMap<String, IntFunction<MessageShape>> SHAPES = shapes();

	private MessageWorkloads() {
	}

	private static SequencedMap<String, IntFunction<MessageShape>> shapes() {
		SequencedMap<String, IntFunction<MessageShape>> shapes = new LinkedHashMap<>();
		shapes.put("message-send", (count) -> MessageShape.send(count, SEVERAL));
		shapes.put("message-send-one", (count) -> MessageShape.send(count / 5, 1));
		shapes.put("message-receive", (count) -> MessageShape.receive(count, SEVERAL, Duration.ZERO));
		// each record waits, so fewer of them take as long
		shapes.put("message-receive-waiting", (count) -> MessageShape.receive(count / 5, SEVERAL, WAIT));
		shapes.put("message-receive-waiting-one", (count) -> MessageShape.receive(count / 10, 1, WAIT));
		return shapes;
	}

	/** Returns the records of a workload. */
	public static MessageShape shape(String workload, int count) {
		return SHAPES.get(workload).apply(count);
	}

	static Stream<Workload> all() {
		return SHAPES.keySet().stream().map(MessageWorkloads::workload);
	}

	private static Workload workload(String name) {
		MessageShape shape = shape(name, SEVERAL);
		SequencedMap<Style, Preparation> styles = new LinkedHashMap<>();
		for (Style style : MessageRunner.styles(shape)) {
			styles.put(style, (sources) -> () -> sources.messages()
				.run(style, shape(name, sources.messages().count()), sources.observer()));
		}
		return new Workload(name, Workloads.MESSAGES, "record", equal(shape), Outcome::taken, null, null, styles)
			.passing((sources) -> SIGNALS, (sources) -> HAND_OFFS);
	}

	private static String equal(MessageShape shape) {
		String several = (shape.inFlight() == 1) ? "one record at a time" : shape.inFlight() + " records at once";
		return switch (shape.role()) {
			case SEND -> SEND + several;
			case RECEIVE ->
				RECEIVE + several + (shape.delay().isZero() ? "" : ", each for " + shape.delay().toMillis() + " ms");
		};
	}

}
