package io.tweebyte.load.report;

import java.util.List;
import java.util.Set;

import io.tweebyte.load.Scenario;

/**
 * Which of the watched processes are what is measured.
 */
final class Processes {

	private static final List<String> MEASURING = List.of("jmeter", "rig", "machine");

	/** What has part in every answer, besides the services that the scenario asks. */
	private static final Set<String> SHARED = Set.of("gateway", "postgres", "redis");

	private Processes() {
	}

	/**
	 * Whether it belongs to the backend: services, gateway, PostgreSQL and Redis do, the
	 * generators and the rig do not.
	 */
	static boolean isBackend(String process) {
		return MEASURING.stream().noneMatch(process::startsWith);
	}

	/**
	 * Whether it works for the scenario's answers: gateway, PostgreSQL, Redis and the
	 * services that are asked. The other services are busy with tasks of their own.
	 */
	static boolean isAsked(String process, Scenario scenario) {
		return SHARED.contains(process)
				|| scenario.servers().stream().anyMatch((service) -> service.label().equals(process));
	}

}
