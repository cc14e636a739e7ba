package io.tweebyte.load.profile;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

import io.tweebyte.load.backend.RunningBackend;
import io.tweebyte.load.backend.Target;
import io.tweebyte.load.jmeter.FakeBackend;
import io.tweebyte.measuring.machine.WatchedProcess;

/** A fake backend in a JVM of its own, which ends with this one. */
record FakeProcess(Process process, URI uri) implements AutoCloseable {

	static FakeProcess start() throws IOException {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-Xmx128m", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
				FakeProcess.class.getName())
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
		return new FakeProcess(process, URI.create(process.inputReader(StandardCharsets.UTF_8).readLine()));
	}

	RunningBackend as(String label) {
		return new RunningBackend(label,
				new Target(this.uri, List.of(WatchedProcess.alone("gateway", this.process.pid()))));
	}

	@Override
	public void close() {
		this.process.destroyForcibly();
	}

	public static void main(String[] arguments) throws IOException {
		try (FakeBackend backend = new FakeBackend(Duration.ofMillis(2), Set.of())) {
			System.out.println(backend.uri());
			while (System.in.read() >= 0) {
				// until the other JVM ends
			}
		}
	}

}
