package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * JMeter's own page of a file of samples, made by JMeter itself.
 */
public class Dashboard {

	/** A second: JMeter's own minute would make a single point of a short window. */
	private static final int GRANULARITY_MILLIS = 1000;

	private static final Duration PATIENCE = Duration.ofMinutes(15);

	private final Path home;

	private final Path settings;

	/**
	 * @param home JMeter's own folder, with {@code bin} and {@code lib}
	 * @param settings the folder of {@code rig.properties}, which say what the columns
	 * are
	 */
	public Dashboard(Path home, Path settings) {
		this.home = home.toAbsolutePath();
		this.settings = settings.toAbsolutePath();
	}

	/**
	 * Makes the page.
	 * @param samples the file of samples, whose folder takes JMeter's output
	 * @param folder takes {@code index.html} and what it needs; must not exist
	 * @throws IOException when JMeter is not built, or does not make it
	 * @throws InterruptedException when interrupted; JMeter is stopped then
	 */
	public void make(Path samples, Path folder) throws IOException, InterruptedException {
		Path output = samples.resolveSibling("dashboard.out");
		Process process = new ProcessBuilder(command(samples, folder)).directory(samples.getParent().toFile())
			.redirectErrorStream(true)
			.redirectOutput(output.toFile())
			.start();
		try {
			if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS) || process.exitValue() != 0
					|| !Files.exists(folder.resolve("index.html"))) {
				throw new IOException("JMeter made no page of %s, see %s".formatted(samples, output));
			}
		}
		finally {
			process.destroyForcibly();
		}
	}

	private List<String> command(Path samples, Path folder) {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(JMeter.FLAGS);
		command.addAll(List.of("-jar", this.home.resolve("bin/ApacheJMeter.jar").toString()));
		command.addAll(List.of("-g", samples.toAbsolutePath().toString(), "-o", folder.toAbsolutePath().toString()));
		command.addAll(List.of("-j", samples.resolveSibling("dashboard.log").toAbsolutePath().toString()));
		command.addAll(List.of("-q", this.settings.resolve("rig.properties").toString()));
		command.add("-Jjmeter.reportgenerator.overall_granularity=" + GRANULARITY_MILLIS);
		return command;
	}

}
