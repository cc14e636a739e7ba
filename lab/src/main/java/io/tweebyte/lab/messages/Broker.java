package io.tweebyte.lab.messages;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.Uuid;

/** A Kafka broker in a process of its own, which is its own controller (KRaft). */
public final class Broker implements AutoCloseable {

	private static final Duration PATIENCE = Duration.ofSeconds(90);

	private static final String SETTINGS = """
			process.roles=broker,controller
			node.id=1
			controller.quorum.voters=1@127.0.0.1:%1$d
			controller.listener.names=CONTROLLER
			listeners=PLAINTEXT://127.0.0.1:%2$d,CONTROLLER://127.0.0.1:%1$d
			log.dirs=%3$s
			offsets.topic.replication.factor=1
			offsets.topic.num.partitions=1
			transaction.state.log.replication.factor=1
			transaction.state.log.min.isr=1
			share.coordinator.state.topic.replication.factor=1
			share.coordinator.state.topic.min.isr=1
			group.initial.rebalance.delay.ms=0
			auto.create.topics.enable=false
			""";

	private final Process process;

	private final String address;

	private final Path log;

	private final Admin admin;

	private Broker(Process process, String address, Path log) {
		this.process = process;
		this.address = address;
		this.log = log;
		this.admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, address,
				AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, "5000",
				AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, "5000"));
	}

	/**
	 * Starts a broker with its data in a folder, and waits until it is ready.
	 * @throws IOException when it does not start, with the reason or where its log is
	 */
	public static Broker start(Path folder) throws IOException, InterruptedException {
		Files.createDirectories(folder);
		Path log = folder.resolve("broker.log");
		Path settings = folder.resolve("server.properties");
		int port = freePort();
		Files.writeString(settings, SETTINGS.formatted(freePort(), port, folder.resolve("data")));
		Process format = java(log, "kafka.tools.StorageTool", "format", "-t", Uuid.randomUuid().toString(), "-c",
				settings.toString());
		if (format.waitFor() != 0) {
			throw new IOException("Kafka cannot prepare %s; see %s.".formatted(folder, log));
		}
		Broker broker = new Broker(java(log, "kafka.Kafka", settings.toString()), "127.0.0.1:" + port, log);
		try {
			broker.await();
			return broker;
		}
		catch (IOException ex) {
			broker.close();
			throw ex;
		}
	}

	private static Process java(Path log, String main, String... arguments) throws IOException {
		List<String> command = new ArrayList<>(
				List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xms256m", "-Xmx512m",
						"-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), main));
		command.addAll(List.of(arguments));
		return new ProcessBuilder(command).redirectErrorStream(true)
			.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
			.start();
	}

	private static int freePort() throws IOException {
		try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			return socket.getLocalPort();
		}
	}

	private void await() throws IOException, InterruptedException {
		long begin = System.nanoTime();
		while (!isReady()) {
			if (!this.process.isAlive()) {
				throw new IOException("The broker ended at once; see %s.".formatted(this.log));
			}
			if (System.nanoTime() - begin > PATIENCE.toNanos()) {
				throw new IOException("The broker was not ready in %d seconds; see %s.".formatted(PATIENCE.toSeconds(),
						this.log));
			}
		}
	}

	private boolean isReady() throws InterruptedException {
		try {
			return !this.admin.describeCluster().nodes().get(5, TimeUnit.SECONDS).isEmpty();
		}
		catch (ExecutionException | TimeoutException ex) {
			return false;
		}
	}

	/** Returns where clients connect. */
	public String address() {
		return this.address;
	}

	/**
	 * Makes a topic.
	 * @throws IOException when it exists, or the broker does not respond
	 */
	public void create(String topic, int partitions) throws IOException, InterruptedException {
		try {
			this.admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1))).all().get();
		}
		catch (ExecutionException ex) {
			throw new IOException("The topic %s cannot be made: %s".formatted(topic, ex.getCause().getMessage()), ex);
		}
	}

	@Override
	public void close() {
		this.admin.close(Duration.ofSeconds(1));
		this.process.destroyForcibly();
	}

}
