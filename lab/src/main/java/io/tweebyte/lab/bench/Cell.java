package io.tweebyte.lab.bench;

import io.tweebyte.lab.work.Style;

/**
 * A workload in a style, as it is measured.
 *
 * @param again whether it is measured a second time, to see how much a style differs from
 * itself
 */
public record Cell(String workload, Style style, boolean again) {

	@Override
	public String toString() {
		return this.workload + " " + this.style.label() + (this.again ? " again" : "");
	}

}
