package io.tweebyte.lab.claim;

import java.util.List;
import java.util.Optional;

import io.tweebyte.lab.catalog.Workloads;

/**
 * Finds why a run has left out a workload, in the sentences of its order.
 */
final class LeftOut {

	private static final String LEVEL = " The level %s is left out.";

	private static final String WORKLOAD = "%s is left out: ";

	private LeftOut() {
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
