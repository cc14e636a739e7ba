package io.tweebyte.assistant;

import io.tweebyte.contracts.assistant.Summary;
import io.tweebyte.contracts.error.ApiException;

/** Collects the parts of a summary. For use by one thread at a time. */
public final class CollectedSummary {

	private final StringBuilder text = new StringBuilder();

	private int parts;

	/** Adds a signal; fails with 503 where the summary did. */
	public void add(Signal signal) {
		if (signal instanceof Signal.Failed failed) {
			throw ApiException.unavailable(failed.detail());
		}
		if (signal instanceof Signal.Text part) {
			this.text.append(part.text());
			this.parts = part.number();
		}
	}

	public Summary summary() {
		return new Summary(this.text.toString(), this.parts);
	}

}
