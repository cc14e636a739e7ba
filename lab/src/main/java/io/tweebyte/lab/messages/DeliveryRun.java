package io.tweebyte.lab.messages;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.producer.KafkaProducer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Sends and receives records in each style, each time in a JVM of its own. */
public final class DeliveryRun {

	static final int PARTITIONS = 2;

	private static final String TOPIC = "records";

	private final Broker broker;

	private final int count;

	private final Consumer<String> progress;

	private int topics;

	/**
	 * Creates a run.
	 * @param count of records of each delivery
	 * @param progress gets what is measured next
	 */
	public DeliveryRun(Broker broker, int count, Consumer<String> progress) {
		this.broker = broker;
		this.count = count;
		this.progress = progress;
	}

	/**
	 * Measures all styles.
	 * @param inFlight how many records are sent or handled at once, one after the other
	 * @param delaysMillis that handling a record takes, one after the other
	 * @throws IOException when a JVM fails
	 */
	public List<Delivery> all(List<Integer> inFlight, List<Long> delaysMillis) throws Exception {
		List<Delivery> all = new ArrayList<>();
		for (int several : inFlight) {
			for (Style style : Sending.styles().keySet()) {
				all.add(measure("send", style, topic(), several, 0));
			}
			for (long delay : delaysMillis) {
				for (Style style : Receiving.styles().keySet()) {
					all.add(measure("receive", style, filled(), several, delay));
				}
			}
		}
		return all;
	}

	private String topic() throws IOException, InterruptedException {
		String topic = TOPIC + "-" + ++this.topics;
		this.broker.create(topic, PARTITIONS);
		this.broker.create(topic + "-warm-up", PARTITIONS);
		return topic;
	}

	private String filled() throws Exception {
		String topic = topic();
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(this.broker.address())) {
			Sending.styles()
				.get(Style.FUTURE)
				.send(producer, (number) -> Messages.record(topic, PARTITIONS, number), this.count, 1_000);
		}
		return topic;
	}

	private Delivery measure(String role, Style style, String topic, int inFlight, long delayMillis)
			throws IOException {
		this.progress.accept("%s: %s, %d in flight, %d ms each".formatted(role, style.label(), inFlight, delayMillis));
		Process probe = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xms256m", "-Xmx256m", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
				DeliveryProbe.class.getName(), role, this.broker.address(), topic, style.name(),
				Integer.toString(this.count), Integer.toString(inFlight), Long.toString(delayMillis))
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		String json = new String(probe.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		try {
			return new JsonMapper().readValue(json, Delivery.class);
		}
		catch (JacksonException ex) {
			throw new IOException("%s of %s could not be measured.".formatted(role, style.label()), ex);
		}
	}

}
