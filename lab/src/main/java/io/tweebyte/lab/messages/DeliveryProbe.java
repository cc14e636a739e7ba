package io.tweebyte.lab.messages;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

import com.sun.management.OperatingSystemMXBean;
import io.tweebyte.lab.messages.Messages.Handled;
import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import tools.jackson.databind.json.JsonMapper;

/** Sends or receives records in one style, in a JVM of its own, and writes what it cost. */
public final class DeliveryProbe {

	private static final int WARM_UP = 200;

	private static final double NANOS = 1e9;

	private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

	private final String address;

	private final String topic;

	private final Style style;

	private final int count;

	private final int inFlight;

	private final Duration delay;

	private DeliveryProbe(String[] arguments) {
		this.address = arguments[1];
		this.topic = arguments[2];
		this.style = Style.valueOf(arguments[3]);
		this.count = Integer.parseInt(arguments[4]);
		this.inFlight = Integer.parseInt(arguments[5]);
		this.delay = Duration.ofMillis(Long.parseLong(arguments[6]));
	}

	/**
	 * Takes role, address, topic, style, count, number in flight and delay in
	 * milliseconds, and prints a record as JSON.
	 */
	public static void main(String[] arguments) throws Exception {
		DeliveryProbe probe = new DeliveryProbe(arguments);
		Delivery delivery = arguments[0].equals("send") ? probe.send() : probe.receive();
		System.out.println(new JsonMapper().writeValueAsString(delivery));
		System.exit(0);
	}

	private Delivery send() throws Exception {
		int partitions = DeliveryRun.PARTITIONS;
		Sending sending = Sending.styles().get(this.style);
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(this.address)) {
			// metadata, connections and code
			sending.send(producer, (number) -> Messages.record(this.topic + "-warm-up", partitions, number), WARM_UP,
					this.inFlight);
			long cpu = this.process.getProcessCpuTime();
			long begin = System.nanoTime();
			sending.send(producer, (number) -> Messages.record(this.topic, partitions, number), this.count,
					this.inFlight);
			return delivery("send", this.count, 0, begin, cpu);
		}
	}

	private Delivery receive() throws Exception {
		Handled handled = new Handled();
		try (KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(this.address, UUID.randomUUID().toString())) {
			consumer.subscribe(List.of(this.topic));
			// the group must have its partitions before the time counts
			while (consumer.assignment().isEmpty()) {
				consumer.poll(Duration.ZERO);
			}
			consumer.seekToBeginning(consumer.assignment());
			long cpu = this.process.getProcessCpuTime();
			long begin = System.nanoTime();
			Receiving.all(consumer, Receiving.styles().get(this.style), this.count, this.inFlight, this.delay, handled);
			return delivery("receive", handled.different(), handled.again(), begin, cpu);
		}
	}

	private Delivery delivery(String role, int handled, int again, long begin, long cpu) {
		double seconds = (System.nanoTime() - begin) / NANOS;
		return new Delivery(role, this.style, this.inFlight, this.delay.toMillis(), handled, again,
				this.count / seconds, (double) (this.process.getProcessCpuTime() - cpu) / this.count);
	}

}
