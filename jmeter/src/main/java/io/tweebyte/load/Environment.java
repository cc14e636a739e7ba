package io.tweebyte.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.watch.Hardware;
import io.tweebyte.testsupport.FileChecksum;

/**
 * Where and with what a run was made, so that a later one can be compared with it.
 *
 * @param date when it began
 * @param commit the source's commit, with {@code -dirty} when files were changed;
 * {@code unknown} outside a repository
 * @param jdk version and maker of the JDK of all processes
 * @param serviceFlags the flags of every service's JVM
 * @param generatorFlags the flags of JMeter's JVM
 * @param limits the settings that every service got
 * @param cores the machine's cores
 * @param system name, version and architecture of the operating system
 * @param plans SHA-256 of each plan
 * @param jars SHA-256 of each service's jar; empty where services run elsewhere, and in
 * records of earlier versions
 * @param machine the kind of CPU and the memory
 */
public record Environment(Instant date, String commit, String jdk, List<String> serviceFlags,
		List<String> generatorFlags, Limits limits, int cores, String system, Map<String, String> plans,
		Map<String, String> jars, String machine) {

	/**
	 * Takes over records of earlier versions.
	 */
	public Environment {
		jars = Objects.requireNonNullElse(jars, Map.of());
		machine = Objects.requireNonNullElse(machine, "unknown");
	}

	/**
	 * Looks around.
	 * @param root the checkout
	 * @param scenarios whose plans are used
	 * @param plans the folder of the plans
	 * @param jars what is known of the services' jars
	 * @throws IOException when a plan cannot be read
	 */
	static Environment of(Path root, List<String> serviceFlags, Limits limits, List<Scenario> scenarios, Path plans,
			Map<String, String> jars) throws IOException {
		Map<String, String> checksums = new TreeMap<>();
		for (Scenario scenario : scenarios) {
			checksums.put(scenario.label(), FileChecksum.of(scenario.plan(plans)));
		}
		return new Environment(Instant.now(), commit(root),
				System.getProperty("java.runtime.version") + " (" + System.getProperty("java.vendor") + ")",
				serviceFlags, JMeter.FLAGS, limits, Runtime.getRuntime().availableProcessors(),
				"%s %s %s".formatted(System.getProperty("os.name"), System.getProperty("os.version"),
						System.getProperty("os.arch")),
				checksums, jars, Hardware.words());
	}

	/**
	 * What another environment differs in that decides what is measured, in words.
	 */
	public List<String> changes(Environment other) {
		List<String> changes = new ArrayList<>();
		note(changes, "commit", this.commit, other.commit);
		note(changes, "JDK", this.jdk, other.jdk);
		note(changes, "services' flags", this.serviceFlags, other.serviceFlags);
		note(changes, "JMeter's flags", this.generatorFlags, other.generatorFlags);
		note(changes, "limits", this.limits.line(), other.limits.line());
		note(changes, "number of cores", this.cores, other.cores);
		note(changes, "machine", this.machine, other.machine);
		note(changes, "system", this.system, other.system);
		// What only one of them used is no change.
		this.plans.forEach((plan, sum) -> note(changes, "plan " + plan, sum, other.plans.getOrDefault(plan, sum)));
		this.jars.forEach((jar, sum) -> note(changes, "jar of " + jar, sum, other.jars.getOrDefault(jar, sum)));
		return changes;
	}

	private static void note(List<String> changes, String what, Object before, Object now) {
		if (!before.equals(now)) {
			changes.add("%s changed from %s to %s".formatted(what, before, now));
		}
	}

	private static String commit(Path root) {
		try {
			Process git = new ProcessBuilder("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
				.directory(root.toFile())
				.redirectError(ProcessBuilder.Redirect.DISCARD)
				.start();
			String answer = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
			return answer.isEmpty() ? "unknown" : answer;
		}
		catch (IOException ex) {
			return "unknown";
		}
	}

}
