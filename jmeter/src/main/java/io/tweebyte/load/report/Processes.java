package io.tweebyte.load.report;

import java.util.List;

/**
 * Which of the watched processes are what is measured.
 */
final class Processes {

	private static final List<String> MEASURING = List.of("jmeter", "rig", "machine");

	private Processes() {
	}

	/**
	 * Whether it belongs to the backend: services, gateway, PostgreSQL and Redis do, the
	 * generators and the rig do not.
	 */
	static boolean isBackend(String process) {
		return MEASURING.stream().noneMatch(process::startsWith);
	}

}
