package io.tweebyte.shared.http;

import java.util.ArrayList;
import java.util.List;

/**
 * The parts of an answer that may be missing or stale, in the order in which the header
 * {@code X-Degraded} lists them.
 */
public enum Degraded {

	/** What the user service tells. */
	USERS("users"),

	/** What the tweet service tells. */
	TWEETS("tweets"),

	/** Whose tweets a feed shows. */
	FEED("feed"),

	/** What the interaction service tells. */
	INTERACTIONS("interactions");

	private final String label;

	Degraded(String label) {
		this.label = label;
	}

	/**
	 * The name in headers and JSON.
	 * @return a word in lower case
	 */
	public String label() {
		return this.label;
	}

	/**
	 * Lists parts.
	 * @param parts the parts in any order, also repeatedly
	 * @return their labels in the contract's order, each once
	 */
	public static List<String> labels(List<Degraded> parts) {
		List<String> labels = new ArrayList<>();
		for (Degraded part : values()) {
			if (parts.contains(part)) {
				labels.add(part.label);
			}
		}
		return labels;
	}

}
