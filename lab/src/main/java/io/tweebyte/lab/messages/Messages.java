package io.tweebyte.lab.messages;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Map;

import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Numbered records, and clients that are configured alike for all styles. */
final class Messages {

	static final Duration POLL = Duration.ofMillis(100);

	private static final int BYTES = 1024;

	private Messages() {
	}

	static KafkaProducer<byte[], byte[]> producer(String address) {
		return new KafkaProducer<>(Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, address, ProducerConfig.ACKS_CONFIG,
				"all", ProducerConfig.LINGER_MS_CONFIG, 0, ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG,
				ByteArraySerializer.class, ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class));
	}

	/** Returns how many records the requests of a producer had, on average. */
	static Double recordsPerRequest(KafkaProducer<byte[], byte[]> producer) {
		return metric(producer.metrics(), "records-per-request-avg");
	}

	/** Returns how many fetches a consumer has sent, by its metrics. */
	static int fetches(Map<MetricName, ? extends Metric> metrics) {
		return metric(metrics, "fetch-total").intValue();
	}

	private static Double metric(Map<MetricName, ? extends Metric> metrics, String name) {
		return metrics.entrySet()
			.stream()
			.filter((metric) -> metric.getKey().name().equals(name))
			.map((metric) -> (Double) metric.getValue().metricValue())
			.findFirst()
			.orElseThrow();
	}

	/** Returns the consumer of a group. */
	static KafkaConsumer<byte[], byte[]> consumer(Incoming incoming) {
		return new CountedConsumer(settings(incoming.topics().address(), incoming.group(), incoming.shape().perPoll()),
				incoming);
	}

	/** Returns a consumer that reads a topic and commits nothing. */
	static KafkaConsumer<byte[], byte[]> reader(String address, String group) {
		return new KafkaConsumer<>(settings(address, group, ConsumerConfig.DEFAULT_MAX_POLL_RECORDS));
	}

	private static Map<String, Object> settings(String address, String group, int mostPerPoll) {
		return Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, address, ConsumerConfig.GROUP_ID_CONFIG, group,
				ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest", ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
				ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, 2_000, ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG, 500,
				ConsumerConfig.MAX_POLL_RECORDS_CONFIG, mostPerPoll, ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG,
				ByteArrayDeserializer.class, ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG,
				ByteArrayDeserializer.class);
	}

	/**
	 * Returns a consumer of a share group. It fetches as many records as a poll returns,
	 * and leaves the next ones to others.
	 */
	static KafkaShareConsumer<byte[], byte[]> shareConsumer(Incoming incoming) {
		return new KafkaShareConsumer<>(Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, incoming.topics().address(),
				ConsumerConfig.GROUP_ID_CONFIG, incoming.group(), ConsumerConfig.SHARE_ACKNOWLEDGEMENT_MODE_CONFIG,
				"explicit", ConsumerConfig.SHARE_ACQUIRE_MODE_CONFIG, "record_limit",
				ConsumerConfig.MAX_POLL_RECORDS_CONFIG, incoming.shape().perPollOfEach(),
				ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class,
				ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class));
	}

	/** Returns a record of 1 KiB, which goes to the partitions in turn. */
	static ProducerRecord<byte[], byte[]> record(String topic, int number) {
		byte[] value = ByteBuffer.allocate(BYTES).putInt(number).array();
		return new ProducerRecord<>(topic, number % Topics.PARTITIONS, null, value);
	}

	/** Returns the number of a record. */
	static int number(ConsumerRecord<byte[], byte[]> message) {
		return ByteBuffer.wrap(message.value()).getInt();
	}

}
