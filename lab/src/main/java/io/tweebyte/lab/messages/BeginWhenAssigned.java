package io.tweebyte.lab.messages;

import java.util.Collection;

import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.common.TopicPartition;

/**
 * Begins what is measured when a consumer gets its partitions. The poll that calls it has
 * joined the group then, and fetches afterwards: so joining is left out, and every fetch
 * counts, without a pause of the consumer or a topic that is filled later.
 */
record BeginWhenAssigned(Span span) implements ConsumerRebalanceListener {

	@Override
	public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
		this.span.begin();
	}

	@Override
	public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
		// at the end of a run
	}

}
