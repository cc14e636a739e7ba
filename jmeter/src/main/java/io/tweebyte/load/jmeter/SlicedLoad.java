package io.tweebyte.load.jmeter;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

import io.tweebyte.driver.SliceRequest;
import io.tweebyte.driver.SliceResponse;
import tools.jackson.databind.json.JsonMapper;

/**
 * JMeter in a process that stays: its users wait, and send requests in slices, each of
 * one plan to one backend. Their connections stay open from slice to slice.
 */
public final class SlicedLoad implements SliceSender, AutoCloseable {

	private static final JsonMapper JSON = JsonMapper.builder().build();

	private final Process process;

	private final Path output;

	private final BufferedReader responses;

	private final Writer requests;

	private SlicedLoad(Process process, Path output) {
		this.process = process;
		this.output = output;
		this.responses = process.inputReader(StandardCharsets.UTF_8);
		this.requests = process.outputWriter(StandardCharsets.UTF_8);
	}

	static SlicedLoad of(Process process, Path output, Map<String, Path> plans, Map<String, Integer> users,
			Map<String, String> properties) throws IOException {
		SlicedLoad load = new SlicedLoad(process, output);
		Map<String, String> files = new TreeMap<>();
		plans.forEach((name, file) -> files.put(name, file.toAbsolutePath().toString()));
		try {
			load.ask(Map.of("plans", files, "users", users, "properties", properties));
			return load;
		}
		catch (IOException ex) {
			load.close();
			throw ex;
		}
	}

	@Override
	public SliceResponse run(SliceRequest request) throws IOException {
		return JSON.readValue(ask(request), SliceResponse.class);
	}

	private String ask(Object request) throws IOException {
		this.requests.write(JSON.writeValueAsString(request) + "\n");
		this.requests.flush();
		String line = this.responses.readLine();
		if (line == null) {
			throw new IOException("JMeter ended; see " + this.output);
		}
		return line;
	}

	@Override
	public long pid() {
		return this.process.pid();
	}

	@Override
	public void close() {
		try {
			this.requests.close();
		}
		catch (IOException ex) {
			// it has ended already
		}
		try {
			if (!this.process.waitFor(5, TimeUnit.SECONDS)) {
				this.process.destroyForcibly();
			}
		}
		catch (InterruptedException ex) {
			this.process.destroyForcibly();
			Thread.currentThread().interrupt();
		}
	}

}
