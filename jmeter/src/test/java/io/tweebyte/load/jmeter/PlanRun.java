package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import io.tweebyte.load.plan.Scenario;
import io.tweebyte.measuring.table.CsvTable;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs a plan as one does by hand: {@code jmeter -n -t PLAN -Jname=value ..}. */
final class PlanRun {

	private static final Path HOME = Path.of("engine/target/jmeter").toAbsolutePath();

	private static final Path SETTINGS = Path.of("settings").toAbsolutePath();

	private PlanRun() {
	}

	/** One scenario for each plan. */
	static Stream<Scenario> scenarios() {
		Map<Path, Scenario> plans = new LinkedHashMap<>();
		for (Scenario scenario : Scenario.values()) {
			plans.putIfAbsent(scenario.plan(Path.of("plans")), scenario);
		}
		return plans.values().stream();
	}

	static List<Sample> of(Path plan, Path folder, Entry entry, int users, OptionalInt rate, Duration duration)
			throws IOException, InterruptedException {
		Path samples = folder.resolve("samples.jtl");
		// of the attempt before
		Files.deleteIfExists(samples);
		Files.createDirectories(HOME.resolve("lib/junit"));
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin/java").toString(),
				// short-lived
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-Djava.awt.headless=true", "-jar",
				HOME.resolve("bin/ApacheJMeter.jar").toString(), "-n", "-t", plan.toAbsolutePath().toString(), "-q",
				SETTINGS.resolve("rig.properties").toString(), "-i", SETTINGS.resolve("log4j2.xml").toString(), "-l",
				samples.toString(), "-j", folder.resolve("jmeter.log").toString(), "-Jdata=" + folder, "-Jrampup=1",
				"-Jusers=" + users, "-Jduration=" + duration.toSeconds(), "-Jseed=1",
				"-Jprotocol=" + entry.any().getScheme(), "-Jhost=" + entry.any().getHost(),
				"-Jvia=" + (entry.isGateway() ? "gateway" : "service")));
		// log-in is open by default
		command.add("-Jmodel=" + (rate.isPresent() ? "open" : "closed"));
		rate.ifPresent((number) -> command.add("-Jrate=" + number));
		entry.addresses()
			.forEach((service, address) -> command.add("-J" + service.label() + "-port=" + address.getPort()));
		Process process = new ProcessBuilder(command).directory(folder.toFile())
			.redirectErrorStream(true)
			.redirectOutput(folder.resolve("jmeter.out").toFile())
			.start();
		try {
			assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
		}
		finally {
			process.destroyForcibly();
		}
		assertThat(process.exitValue()).isZero();
		return CsvTable.read(Files.readString(samples))
			.stream()
			.filter((line) -> !line.get("label").startsWith("Wait") && !line.get("label").equals("Think"))
			.map(Sample::of)
			.toList();
	}

	/**
	 * A request.
	 *
	 * @param start in milliseconds since the epoch
	 * @param elapsed milliseconds to the end of the response
	 * @param kind of the failure
	 */
	record Sample(long start, long elapsed, boolean success, String kind) {

		static Sample of(Map<String, String> line) {
			return new Sample(Long.parseLong(line.get("timeStamp")), Long.parseLong(line.get("elapsed")),
					Boolean.parseBoolean(line.get("success")),
					kind(line.get("responseCode"), line.get("failureMessage")));
		}

		private static String kind(String code, String message) {
			if (message.contains("X-Degraded")) {
				return "degraded";
			}
			String last = code.substring(code.lastIndexOf('.') + 1);
			return last.startsWith("2") ? "body" : last;
		}

	}

}
