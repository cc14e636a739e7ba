package io.tweebyte.lab.messages;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.AlterConfigOp.OpType;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.ListOffsetsResult;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.ListShareGroupOffsetsSpec;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.SharePartitionOffsetInfo;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;

/**
 * The topics of a broker, each with {@value #PARTITIONS} partitions, and what is in them.
 */
public final class Topics implements AutoCloseable {

	static final int PARTITIONS = 2;

	private static final Duration TIMEOUT = Duration.ofSeconds(20);

	private static final String RESET = "share.auto.offset.reset";

	private final String address;

	private final Admin admin;

	/**
	 * Creates it.
	 * @param address of a broker, which may not be ready yet
	 */
	Topics(String address) {
		this.address = address;
		this.admin = Admin.create(
				Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, address, AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG,
						(int) TIMEOUT.toMillis(), AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
						(int) TIMEOUT.toMillis(), AdminClientConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 100));
	}

	/** Returns where clients connect. */
	public String address() {
		return this.address;
	}

	/** Returns whether the broker responds; waits a second for it. */
	boolean isReady() throws InterruptedException {
		try {
			return !this.admin.describeCluster().nodes().get(1, TimeUnit.SECONDS).isEmpty();
		}
		catch (ExecutionException | TimeoutException ex) {
			return false;
		}
	}

	/**
	 * Makes a topic, and waits until it can be written.
	 * @throws IOException when it exists, or the broker does not respond
	 */
	void create(String topic) throws IOException, InterruptedException {
		get(this.admin.createTopics(List.of(new NewTopic(topic, PARTITIONS, (short) 1))).all());
		long begin = System.nanoTime();
		while (!hasLeaders(topic)) {
			if (System.nanoTime() - begin > TIMEOUT.toNanos()) {
				throw new IOException(
						"The topic %s was not ready in %d seconds.".formatted(topic, TIMEOUT.toSeconds()));
			}
		}
	}

	private boolean hasLeaders(String topic) throws InterruptedException {
		try {
			ends(topic).all().get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
			return true;
		}
		catch (ExecutionException | TimeoutException ex) {
			return false;
		}
	}

	/** Deletes a topic with its records. */
	void delete(String topic) throws IOException, InterruptedException {
		get(this.admin.deleteTopics(List.of(topic)).all());
	}

	/** Lets a share group that does not exist yet begin with the first record. */
	void shareFromFirst(String group) throws IOException, InterruptedException {
		ConfigResource resource = new ConfigResource(ConfigResource.Type.GROUP, group);
		get(this.admin
			.incrementalAlterConfigs(
					Map.of(resource, List.of(new AlterConfigOp(new ConfigEntry(RESET, "earliest"), OpType.SET))))
			.all());
	}

	/** Returns how many records a topic has. */
	long records(String topic) throws IOException, InterruptedException {
		return get(ends(topic).all()).values().stream().mapToLong(ListOffsetsResultInfo::offset).sum();
	}

	private ListOffsetsResult ends(String topic) {
		return this.admin.listOffsets(partitions(topic).stream()
			.collect(Collectors.toMap((partition) -> partition, (partition) -> OffsetSpec.latest())));
	}

	/** Returns up to where a group has committed, summed over the partitions. */
	long committed(String group) throws IOException, InterruptedException {
		return get(this.admin.listConsumerGroupOffsets(group).partitionsToOffsetAndMetadata()).values()
			.stream()
			.mapToLong(OffsetAndMetadata::offset)
			.sum();
	}

	/** Returns how many records of a topic a share group has acknowledged. */
	long acknowledged(String group, String topic) throws IOException, InterruptedException {
		Map<TopicPartition, SharePartitionOffsetInfo> offsets = get(this.admin
			.listShareGroupOffsets(Map.of(group, new ListShareGroupOffsetsSpec().topicPartitions(partitions(topic))))
			.partitionsToOffsetInfo(group));
		return get(ends(topic).all()).entrySet()
			.stream()
			.mapToLong((end) -> acknowledged(end.getValue().offset(), offsets.get(end.getKey())))
			.sum();
	}

	/**
	 * Returns the records without the lag, which counts those that are not acknowledged,
	 * also behind others that are. The start offset alone is that of the commit before.
	 */
	private static long acknowledged(long records, SharePartitionOffsetInfo offsets) {
		return (offsets == null) ? 0 : records - offsets.lag().orElse(records);
	}

	static Set<TopicPartition> partitions(String topic) {
		return IntStream.range(0, PARTITIONS)
			.mapToObj((partition) -> new TopicPartition(topic, partition))
			.collect(Collectors.toSet());
	}

	private static <T> T get(KafkaFuture<T> result) throws IOException, InterruptedException {
		try {
			return result.get(TIMEOUT.toSeconds(), TimeUnit.SECONDS);
		}
		catch (ExecutionException ex) {
			throw new IOException("Kafka: " + ex.getCause().getMessage(), ex);
		}
		catch (TimeoutException ex) {
			throw new IOException("Kafka has not responded in %d seconds.".formatted(TIMEOUT.toSeconds()), ex);
		}
	}

	@Override
	public void close() {
		this.admin.close(Duration.ofSeconds(1));
	}

}
