package io.tweebyte.load;

import java.nio.file.Path;

/**
 * What the simulated users do: a plan in {@code jmeter/plans}.
 */
public enum Scenario implements Choice {

	/** Reads one user's summary after the other. */
	USER_SUMMARY("user-summary", "/user-service");

	private final String label;

	private final String prefix;

	Scenario(String label, String prefix) {
		this.label = label;
		this.prefix = prefix;
	}

	@Override
	public String label() {
		return this.label;
	}

	/** The first path segment at the gateway. */
	String prefix() {
		return this.prefix;
	}

	/** The plan's file among the plans. */
	Path plan(Path plans) {
		return plans.resolve(this.label + ".jmx");
	}

}
