package io.tweebyte.lab.messages;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;

/**
 * How a broker is started.
 *
 * @param port where clients connect; 0 for any that is free
 * @param heap of its JVM, such as {@code 384m}
 */
public record BrokerSettings(int port, String heap) {

	/** Any port, and a heap that suffices for the lab. */
	public static final BrokerSettings DEFAULT = new BrokerSettings(0, "384m");

	private static final String HEAP = "tweebyte.lab.broker-heap";

	/**
	 * Members of a group that were killed are noticed in seconds, in groups of both
	 * kinds.
	 */
	private static final String FILE = """
			process.roles=broker,controller
			node.id=1
			controller.quorum.voters=1@127.0.0.1:%1$d
			controller.listener.names=CONTROLLER
			listeners=PLAINTEXT://127.0.0.1:%2$d,CONTROLLER://127.0.0.1:%1$d
			log.dirs=%3$s
			auto.create.topics.enable=false
			log.segment.delete.delay.ms=1000
			offsets.topic.replication.factor=1
			offsets.topic.num.partitions=1
			transaction.state.log.replication.factor=1
			transaction.state.log.min.isr=1
			share.coordinator.state.topic.replication.factor=1
			share.coordinator.state.topic.min.isr=1
			share.coordinator.state.topic.num.partitions=1
			group.initial.rebalance.delay.ms=0
			group.min.session.timeout.ms=1000
			group.share.min.session.timeout.ms=1000
			group.share.session.timeout.ms=2000
			group.share.min.heartbeat.interval.ms=500
			group.share.heartbeat.interval.ms=500
			""";

	/** Returns the default, with the heap of a system property if it is set. */
	public static BrokerSettings ofSystem() {
		return new BrokerSettings(DEFAULT.port, System.getProperty(HEAP, DEFAULT.heap));
	}

	/**
	 * Returns the same with a port that is free now.
	 * @throws IOException when the port that was chosen is not
	 */
	BrokerSettings withPort() throws IOException {
		if (this.port == 0) {
			return new BrokerSettings(freePort(), this.heap);
		}
		try {
			bind(this.port);
			return this;
		}
		catch (BindException ex) {
			throw new IOException("The Kafka broker could not be started: port %d of 127.0.0.1: %s."
				.formatted(this.port, ex.getMessage()), ex);
		}
	}

	/** Returns the file that Kafka reads. */
	String file(Path data) throws IOException {
		return FILE.formatted(freePort(), this.port, data);
	}

	private static int freePort() throws IOException {
		return bind(0);
	}

	private static int bind(int port) throws IOException {
		try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

}
