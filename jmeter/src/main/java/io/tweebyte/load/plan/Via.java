package io.tweebyte.load.plan;

/**
 * Where requests enter a backend.
 */
public enum Via implements Choice {

	/** Through the gateway, with tokens. */
	GATEWAY("gateway"),

	/** At the service itself, without tokens: the study's way. */
	SERVICE("service");

	private final String label;

	Via(String label) {
		this.label = label;
	}

	@Override
	public String label() {
		return this.label;
	}

}
