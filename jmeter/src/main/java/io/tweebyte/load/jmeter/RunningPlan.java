package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import io.tweebyte.testsupport.Lifetime;
import io.tweebyte.testsupport.ProcessIdentity;
import io.tweebyte.testsupport.ServerProcess;
import io.tweebyte.testsupport.StopSignal;

/**
 * JMeter at work. It ends with this JVM, however that ends.
 */
public final class RunningPlan {

	private final Process process;

	private final ServerProcess guarded;

	private final int port;

	RunningPlan(Process process, Path log, int port) {
		this.process = process;
		ProcessIdentity identity = ProcessIdentity.of(process.pid())
			.orElseGet(() -> new ProcessIdentity(process.pid(), ""));
		this.guarded = ServerProcess.attach("JMeter", identity, log, StopSignal.TERM);
		this.guarded.bind(Lifetime.GUARDED);
		this.port = port;
	}

	public long pid() {
		return this.process.pid();
	}

	/**
	 * Waits for its end.
	 * @return whether it has ended
	 * @throws InterruptedException when interrupted meanwhile
	 */
	public boolean awaitEnd(long millis) throws InterruptedException {
		return this.process.waitFor(millis, TimeUnit.MILLISECONDS);
	}

	/**
	 * The exit code of a process that has ended.
	 */
	public int exitValue() {
		return this.process.exitValue();
	}

	/**
	 * Asks it to send no more requests, and to end once the last are answered and
	 * written.
	 */
	public void finish() {
		tell("Shutdown");
	}

	/**
	 * Asks it to give up requests that are not answered yet, and to end.
	 */
	public void abandon() {
		tell("StopTestNow");
	}

	/**
	 * Makes sure that it has ended.
	 * @throws InterruptedException when interrupted meanwhile
	 */
	public void kill() throws InterruptedException {
		this.process.destroyForcibly().waitFor();
		this.guarded.bind(Lifetime.DETACHED);
	}

	private void tell(String command) {
		byte[] bytes = command.getBytes(StandardCharsets.US_ASCII);
		try (DatagramSocket socket = new DatagramSocket()) {
			socket.send(new DatagramPacket(bytes, bytes.length, InetAddress.getByName("localhost"), this.port));
		}
		catch (IOException ex) {
			// Whoever asks waits for the end, and kills what does not come to it.
		}
	}

}
