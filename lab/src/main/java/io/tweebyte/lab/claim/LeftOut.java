package io.tweebyte.lab.claim;

import java.util.List;
import java.util.Optional;

import io.tweebyte.lab.catalog.Workloads;

/** The sentences of a run's order that name what it has left out, and why. */
public final class LeftOut {

	private static final String LEVEL = " The level %s is left out.";

	private static final String WORKLOAD = "%s is left out: ";

	private LeftOut() {
	}

	/** Returns the sentence of a workload. */
	public static String ofWorkload(String workload, String reason) {
		return WORKLOAD.formatted(workload) + reason + ".";
	}

	/**
	 * Returns the sentence of a level.
	 * @param reason one sentence or more
	 */
	public static String ofLevel(String level, String reason) {
		return reason + LEVEL.formatted(level);
	}

	/** Returns the reason; empty when the workload was not chosen. */
	static Optional<String> reason(List<String> sentences, String workload) {
		String ofWorkload = WORKLOAD.formatted(workload);
		String ofLevel = LEVEL.formatted(Workloads.named(workload).level());
		return sentences.stream()
			.filter((sentence) -> sentence.startsWith(ofWorkload) || sentence.endsWith(ofLevel))
			.map((sentence) -> sentence.replace(ofWorkload, "").replace(ofLevel, ""))
			.map((reason) -> reason.endsWith(".") ? reason.substring(0, reason.length() - 1) : reason)
			.findFirst();
	}

}
