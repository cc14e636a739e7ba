package io.tweebyte.servers.process;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.apache.commons.io.IOUtils;

/**
 * Stops the processes of this JVM when it ends, be it by {@code SIGKILL}: a shell script
 * that reads what to watch from a pipe and acts when the pipe closes. So no shutdown hook
 * is needed, nor can one be missed.
 */
final class ProcessGuard {

	private static final String SCRIPT = "/io/tweebyte/servers/process/guard.sh";

	private static OutputStream orders;

	private ProcessGuard() {
	}

	static void watch(ProcessIdentity process, StopSignal signal) {
		order("watch " + process.pid() + " " + signal);
	}

	static synchronized void release(ProcessIdentity process) {
		if (orders != null) {
			order("release " + process.pid());
		}
	}

	static void deleteAtExit(Path directory) {
		order("delete " + directory.toAbsolutePath());
	}

	private static synchronized void order(String line) {
		try {
			if (orders == null) {
				orders = start();
			}
			orders.write((line + "\n").getBytes(StandardCharsets.UTF_8));
			orders.flush();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot reach the guard of this JVM's processes", ex);
		}
	}

	private static OutputStream start() throws IOException {
		List<String> command = new ArrayList<>(Commands.OWN_SESSION);
		command.addAll(List.of("sh", "-c", IOUtils.resourceToString(SCRIPT, StandardCharsets.UTF_8), "tweebyte-guard"));
		return new ProcessBuilder(command).redirectOutput(Redirect.DISCARD)
			.redirectError(Redirect.DISCARD)
			.start()
			.getOutputStream();
	}

}
