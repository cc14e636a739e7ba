package io.tweebyte.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.load.watch.Watched;

/**
 * The stub in a JVM of its own, whose compiler does all that it can: within the rig's it
 * would be slow, and take its CPU time unseen.
 */
final class StubProcess implements AutoCloseable {

	private final Process process;

	private final int port;

	/**
	 * Starts it.
	 * @throws IOException when it does not start
	 */
	StubProcess() throws IOException {
		this.process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xmx256m", "-cp", classes().toString(), StubServer.class.getName())
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		this.port = port();
	}

	private int port() throws IOException {
		BufferedReader output = this.process.inputReader();
		try {
			return Integer.parseInt(output.readLine());
		}
		catch (NumberFormatException ex) {
			close();
			throw new IOException("The stub did not start", ex);
		}
	}

	private static Path classes() throws IOException {
		try {
			return Path.of(StubServer.class.getProtectionDomain().getCodeSource().getLocation().toURI());
		}
		catch (URISyntaxException ex) {
			throw new IOException(ex);
		}
	}

	Target target() {
		return new Target(URI.create("http://127.0.0.1:" + this.port),
				List.of(Watched.alone("stub", this.process.pid())));
	}

	@Override
	public void close() {
		this.process.destroyForcibly().onExit().join();
	}

}
