package io.tweebyte.lab.messages;

import java.util.Map;

import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/**
 * A consumer of a group whose commits are counted. The parallel consumer commits by
 * itself, so no code of its style could count them.
 */
final class CountedConsumer extends KafkaConsumer<byte[], byte[]> {

	private final Incoming incoming;

	CountedConsumer(Map<String, Object> settings, Incoming incoming) {
		super(settings);
		this.incoming = incoming;
	}

	@Override
	public void commitSync() {
		super.commitSync();
		this.incoming.committed();
	}

	@Override
	public void commitSync(Map<TopicPartition, OffsetAndMetadata> offsets) {
		super.commitSync(offsets);
		this.incoming.committed();
	}

}
