package io.tweebyte.lab.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import org.apache.commons.io.FileUtils;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs a style in another language, in a process of its own, which measures itself.
 *
 * @param module the name of its files
 * @param input what the module reads
 */
public record ScriptRun(ScriptRuntime runtime, String module, Style style, String input) {

	/** Does the work once. */
	public Outcome once() throws IOException {
		return Outcome.of(measure(Duration.ZERO, Duration.ZERO).outcome());
	}

	/**
	 * Repeats the work.
	 * @throws IOException when there is no runtime, or the script fails, with its message
	 */
	public Needed measure(Duration warmUp, Duration measured) throws IOException {
		if (!this.runtime.isFound()) {
			throw new IOException("%s is %s".formatted(this.runtime.label(), this.runtime.missing()));
		}
		Path folder = Files.createTempDirectory("tweebyte-script");
		try {
			for (String file : this.runtime.files(this.module, this.style.label())) {
				copy(file, folder);
			}
			List<String> command = new ArrayList<>(this.runtime.command(folder, this.module, this.style.label()));
			command.add(Long.toString(warmUp.toMillis()));
			command.add(Long.toString(measured.toMillis()));
			return run(new ProcessBuilder(command));
		}
		finally {
			FileUtils.deleteDirectory(folder.toFile());
		}
	}

	private Needed run(ProcessBuilder program) throws IOException {
		Process process = program.redirectErrorStream(true).start();
		try (OutputStream in = process.getOutputStream()) {
			in.write(this.input.getBytes(StandardCharsets.UTF_8));
		}
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		try {
			return new JsonMapper().readValue(output, Needed.class);
		}
		catch (JacksonException ex) {
			throw new IOException("%s of %s has failed in %s: %s".formatted(this.style.label(), this.module,
					this.runtime.label(), output.strip()), ex);
		}
	}

	private static void copy(String file, Path folder) throws IOException {
		try (InputStream script = ScriptRun.class.getResourceAsStream(file)) {
			if (script == null) {
				throw new IOException("There is no script " + file);
			}
			Files.copy(script, folder.resolve(file));
		}
	}

	/**
	 * What a run has needed.
	 *
	 * @param cpu nanoseconds of the process
	 * @param time nanoseconds
	 * @param outcome as {@link Outcome#of} reads it
	 */
	public record Needed(double cpu, double time, String outcome) {
	}

}
