package io.tweebyte.load.report;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.load.Environment;
import io.tweebyte.load.Scenario;

/**
 * What must stand under every chart: where and with what its figures were made.
 */
final class FinePrint {

	private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM yyyy HH:mm 'UTC'", Locale.ROOT)
		.withZone(ZoneOffset.UTC);

	private static final int CHECKSUM = 12;

	private static final String SIZES = ".*(pool.*|call-connections|platform-threads|in-flight)";

	private FinePrint() {
	}

	/**
	 * Of all runs of a report.
	 * @param scenario whose plan is named
	 */
	static String of(Report report, Scenario scenario) {
		return report.runs()
			.stream()
			.map((run) -> print(report, run,
					shortened(run.record().environment().plans().getOrDefault(scenario.label(), "unknown"))))
			.collect(Collectors.joining(" — "));
	}

	/**
	 * Of all runs, and all their plans.
	 */
	static String of(Report report) {
		return report.runs()
			.stream()
			.map((run) -> print(report, run,
					run.record()
						.environment()
						.plans()
						.entrySet()
						.stream()
						.map((plan) -> plan.getKey() + " " + shortened(plan.getValue()))
						.collect(Collectors.joining(", "))))
			.collect(Collectors.joining(" — "));
	}

	static String date(Environment environment) {
		return DATE.format(environment.date());
	}

	private static String print(Report report, Run run, String plan) {
		Environment environment = run.record().environment();
		String letter = report.comparesRuns() ? "(" + (char) ('A' + report.runs().indexOf(run)) + ") " : "";
		return letter
				+ "commit %s · JDK %s · services %s · JMeter %s · %s · %d cores, %s · %s · scale %s · %s · plan %s · scheduled tasks run · %s"
					.formatted(environment.commit(), environment.jdk(), String.join(" ", environment.serviceFlags()),
							String.join(" ", environment.generatorFlags()), pools(environment.limits().settings()),
							environment.cores(), environment.machine(), environment.system(),
							run.record().scale().isEmpty() ? "not told" : run.record().scale(), run.way(), plan,
							date(environment));
	}

	private static String shortened(String checksum) {
		return checksum.substring(0, Math.min(CHECKSUM, checksum.length()));
	}

	/** Where no size is set, services have their own, which are the same on all sides. */
	static String pools(Map<String, String> settings) {
		String sizes = settings.entrySet()
			.stream()
			.filter((setting) -> setting.getKey().matches(SIZES))
			.map((setting) -> setting.getKey().replaceFirst("^tweebyte\\.", "") + "=" + setting.getValue())
			.collect(Collectors.joining(" "));
		return sizes.isEmpty() ? "pools as shipped, the same on all sides" : sizes;
	}

}
