package io.tweebyte.lab.call;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

import io.tweebyte.lab.work.ChildJvm;

/** The server that is called, in a process of its own. */
final class ServerProcess implements AutoCloseable {

	private final Process process;

	private final URI address;

	private ServerProcess(Process process, URI address) {
		this.process = process;
		this.address = address;
	}

	/**
	 * Starts it.
	 * @throws IOException when it does not start
	 */
	static ServerProcess start() throws IOException {
		Process process = ChildJvm.of(List.of("-Xms64m", "-Xmx128m"), BodyServer.class.getName())
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
		for (String line = output.readLine(); line != null; line = output.readLine()) {
			// libraries may have logged before
			if (line.matches("\\d+")) {
				return new ServerProcess(process, URI.create("http://127.0.0.1:" + line + "/"));
			}
		}
		throw new IOException("The server that is called could not be started; its message is above.");
	}

	URI address() {
		return this.address;
	}

	/** Ends the server, which ends with its standard input. */
	@Override
	public void close() throws IOException {
		this.process.getOutputStream().close();
		this.process.onExit().join();
	}

}
