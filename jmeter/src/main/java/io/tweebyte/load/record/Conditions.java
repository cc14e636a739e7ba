package io.tweebyte.load.record;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.load.jmeter.JMeter;
import io.tweebyte.load.plan.Limits;
import io.tweebyte.load.plan.Scenario;
import io.tweebyte.measuring.machine.Environment;
import io.tweebyte.measuring.machine.Hardware;
import org.apache.commons.codec.digest.DigestUtils;
import org.apache.commons.codec.digest.MessageDigestAlgorithms;

/**
 * Where and with what a run is made.
 *
 * @param commit of the sources, with {@code -dirty} when files were changed
 * @param loadBefore the load average before the run
 * @param plans SHA-256 of each plan
 */
public record Conditions(Instant date, String commit, String jdk, List<String> serviceFlags,
		List<String> generatorFlags, Map<String, String> settings, String system, String machine, int cores,
		double loadBefore, Map<String, String> plans) {

	public static Conditions of(Path root, List<String> serviceFlags, Limits settings, List<Scenario> scenarios,
			Path plans) throws IOException {
		DigestUtils sha256 = new DigestUtils(MessageDigestAlgorithms.SHA_256);
		Map<String, String> checksums = new TreeMap<>();
		for (Scenario scenario : scenarios) {
			checksums.put(scenario.label(), sha256.digestAsHex(scenario.plan(plans)));
		}
		return new Conditions(Instant.now().truncatedTo(ChronoUnit.SECONDS), Environment.commit(root),
				Environment.jdk(), serviceFlags, JMeter.FLAGS, settings.settings(), Environment.system(),
				Hardware.words(), Runtime.getRuntime().availableProcessors(),
				ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(), checksums);
	}

	/** Returns in what others differ that decides what is measured, in words. */
	public List<String> changes(Conditions other) {
		List<String> changes = new ArrayList<>();
		note(changes, "commit", this.commit, other.commit);
		note(changes, "JDK", this.jdk, other.jdk);
		note(changes, "flags of services", this.serviceFlags, other.serviceFlags);
		note(changes, "flags of JMeter", this.generatorFlags, other.generatorFlags);
		note(changes, "settings of services", this.settings, other.settings);
		note(changes, "system", this.system, other.system);
		note(changes, "machine", this.machine + this.cores, other.machine + other.cores);
		note(changes, "plans", this.plans, other.plans);
		return changes;
	}

	private static void note(List<String> changes, String what, Object before, Object now) {
		if (!before.equals(now)) {
			changes.add("%s changed from %s to %s".formatted(what, before, now));
		}
	}

}
