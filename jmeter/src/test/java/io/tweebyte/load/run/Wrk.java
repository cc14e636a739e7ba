package io.tweebyte.load.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import io.tweebyte.load.jmeter.SliceSender;

/** Sends slices of a number of requests with wrk, a process for each. */
class Wrk implements SliceSender {

	private static final Pattern DONE = Pattern.compile("requests=(\\d+) failed=(\\d+) bytes=(\\d+)");

	private static final String UNEXPECTED = "an unexpected body";

	private final Path data;

	private final int seconds;

	/**
	 * @param data the folder of the files that plans read
	 * @param seconds of each slice, whenever its last response comes
	 */
	Wrk(Path data, int seconds) {
		this.data = data;
		this.seconds = seconds;
	}

	static boolean isInstalled() {
		try {
			// it has no option that succeeds
			Process process = new ProcessBuilder("wrk", "--version").redirectErrorStream(true).start();
			process.getInputStream().readAllBytes();
			return process.waitFor(10, TimeUnit.SECONDS);
		}
		catch (IOException ex) {
			return false;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	@Override
	public SliceResponse run(SliceRequest request) throws IOException {
		Map<String, String> variables = request.variables();
		ProcessBuilder command = new ProcessBuilder(List.of("wrk", "-t1", "-c" + request.users(),
				"-d" + this.seconds + "s", "-s", Path.of("crosscheck", "reads.lua").toString(),
				"%s://%s:%s".formatted(variables.get("protocol"), variables.get("host"), variables.get("user_port"))));
		command.environment().put("SCENARIO", request.plan());
		command.environment().put("DATA", this.data.toString());
		command.environment().put("REQUESTS", Integer.toString(request.iterations()));
		Process process = command.redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		Matcher done = DONE.matcher(output);
		if (!done.find() || output.contains(UNEXPECTED)) {
			throw new IOException("wrk: " + output.substring(0, Math.min(output.length(), 2000)));
		}
		int requests = Integer.parseInt(done.group(1));
		int failed = Integer.parseInt(done.group(2));
		// the connections of each slice are new: what they cost counts
		return new SliceResponse(requests, (failed == 0) ? Map.of() : Map.of("wrk", failed),
				Long.parseLong(done.group(3)), 0, Map.of(), Map.of(), 0, this.seconds * 1000.0,
				requests == request.iterations(), Map.of(), Map.of());
	}

	/** Of the process that starts wrk: wrk itself ends before its CPU time is read. */
	@Override
	public long pid() {
		return ProcessHandle.current().pid();
	}

}
