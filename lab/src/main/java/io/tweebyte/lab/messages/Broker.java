package io.tweebyte.lab.messages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.tweebyte.lab.work.ChildJvm;
import org.apache.commons.io.FileUtils;

/** A Kafka broker in a process of its own, which is its own controller (KRaft). */
public final class Broker implements AutoCloseable {

	private static final Duration TIMEOUT = Duration.ofSeconds(90);

	private final Process process;

	private final Path folder;

	private final Path log;

	private final Topics topics;

	private Broker(Process process, Path folder, Path log, Topics topics) {
		this.process = process;
		this.folder = folder;
		this.log = log;
		this.topics = topics;
	}

	/**
	 * Starts a broker with its data in a folder of its own, and waits until it is ready.
	 * @throws IOException when it does not start, with the reason
	 */
	public static Broker start(BrokerSettings settings) throws IOException, InterruptedException {
		BrokerSettings found = settings.withPort();
		Topics topics = new Topics("127.0.0.1:" + found.port());
		Path folder = Files.createTempDirectory("tweebyte-broker-");
		Path log = folder.resolve("broker.log");
		Path file = Files.writeString(folder.resolve("server.properties"), found.file(folder.resolve("data")));
		Process process = ChildJvm
			.of(List.of("-Xms" + found.heap(), "-Xmx" + found.heap(), "-XX:+ExitOnOutOfMemoryError"),
					BrokerMain.class.getName(), file.toString())
			.redirectErrorStream(true)
			.redirectOutput(log.toFile())
			.start();
		Broker broker = new Broker(process, folder, log, topics);
		// an interrupted command leaves no data behind
		Runtime.getRuntime().addShutdownHook(new Thread(broker::end));
		try {
			broker.await();
			return broker;
		}
		catch (IOException ex) {
			broker.close();
			throw ex;
		}
	}

	private void await() throws IOException, InterruptedException {
		long begin = System.nanoTime();
		while (!this.topics.isReady()) {
			if (this.process.waitFor(50, TimeUnit.MILLISECONDS)) {
				throw new IOException("The Kafka broker could not be started: " + BrokerLog.reason(this.log));
			}
			if (System.nanoTime() - begin > TIMEOUT.toNanos()) {
				throw new IOException("The Kafka broker was not ready in %d seconds: %s".formatted(TIMEOUT.toSeconds(),
						BrokerLog.reason(this.log)));
			}
		}
	}

	/** Returns its topics. */
	public Topics topics() {
		return this.topics;
	}

	/** Ends the broker, and deletes its data. */
	@Override
	public void close() throws IOException {
		this.topics.close();
		this.process.destroyForcibly().onExit().join();
		FileUtils.deleteDirectory(this.folder.toFile());
	}

	private void end() {
		try {
			close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
