package io.tweebyte.lab.messages;

import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.Map;

import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Numbered records, and clients that are configured alike for all styles. */
final class Messages {

	private static final int BYTES = 1024;

	private Messages() {
	}

	static KafkaProducer<byte[], byte[]> producer(String address) {
		return new KafkaProducer<>(Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, address,
				ProducerConfig.ACKS_CONFIG, "all", ProducerConfig.LINGER_MS_CONFIG, 0,
				ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class,
				ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class));
	}

	static KafkaConsumer<byte[], byte[]> consumer(String address, String group) {
		return new KafkaConsumer<>(Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, address,
				ConsumerConfig.GROUP_ID_CONFIG, group, ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest",
				ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
				ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class,
				ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class));
	}

	/** Returns a record of 1 KiB, which goes to partitions in turn. */
	static ProducerRecord<byte[], byte[]> record(String topic, int partitions, int number) {
		byte[] value = ByteBuffer.allocate(BYTES).putInt(number).array();
		return new ProducerRecord<>(topic, number % partitions, null, value);
	}

	static int number(byte[] value) {
		return ByteBuffer.wrap(value).getInt();
	}

	/** Which records were handled. Safe for use by several threads. */
	static final class Handled {

		private final BitSet numbers = new BitSet();

		private int all;

		synchronized void add(int number) {
			this.numbers.set(number);
			this.all++;
		}

		/** Returns how many different ones were. */
		synchronized int different() {
			return this.numbers.cardinality();
		}

		/** Returns how often a record was handled again. */
		synchronized int again() {
			return this.all - this.numbers.cardinality();
		}

	}

}
