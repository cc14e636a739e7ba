package io.tweebyte.load.jmeter;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import io.tweebyte.driver.SliceDriver;

/**
 * Apache JMeter in a process of its own: its libraries stay apart from all others, and
 * its CPU time is known.
 *
 * @param home JMeter's own folder, with {@code bin} and {@code lib}
 * @param settings the folder of {@code rig.properties} and {@code log4j2.xml}
 */
public record JMeter(Path home, Path settings) {

	/**
	 * The JVM's flags, the same for every run and printed with it. Each simulated user
	 * keeps its last response: 1,000 with 1,000 tweets each take more than a gigabyte.
	 */
	public static final List<String> FLAGS = List.of("-Xms512m", "-Xmx3g", "-XX:+UseSerialGC",
			"-Djava.awt.headless=true");

	public JMeter {
		home = home.toAbsolutePath();
		settings = settings.toAbsolutePath();
	}

	/**
	 * Starts JMeter with plans whose users wait for slices. Besides JMeter's own log, it
	 * leaves its terminal output in the folder.
	 * @param users how many each plan has; as the plan says where it is absent
	 * @param properties JMeter's properties, which the plans read
	 * @throws IOException when JMeter is not built, or does not start
	 */
	public SlicedLoad startSliced(Path driver, Map<String, Path> plans, Map<String, Integer> users,
			Map<String, String> properties, Path folder) throws IOException {
		requireBuilt();
		String libraries = String.join(File.pathSeparator, driver.toString(), this.home.resolve("bin") + "/*",
				this.home.resolve("lib") + "/*", this.home.resolve("lib/ext") + "/*");
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(FLAGS);
		command.add("-Dlog4j2.configurationFile=" + this.settings.resolve("log4j2.xml").toUri());
		command.add("-Djmeter.logfile=" + folder.resolve("jmeter.log").toAbsolutePath());
		command.addAll(List.of("-cp", libraries, SliceDriver.class.getName(), this.home.toString(),
				this.settings.resolve("rig.properties").toString()));
		Path output = folder.resolve("jmeter.out");
		Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectError(output.toFile()).start();
		return SlicedLoad.of(process, output, plans, users, properties);
	}

	private void requireBuilt() throws IOException {
		Path jar = this.home.resolve("bin/ApacheJMeter.jar");
		if (!Files.exists(jar)) {
			throw new IOException("JMeter is not built: there is no " + jar);
		}
		// JMeter complains about every folder of its layout that it does not find.
		Files.createDirectories(this.home.resolve("lib/junit"));
	}

}
