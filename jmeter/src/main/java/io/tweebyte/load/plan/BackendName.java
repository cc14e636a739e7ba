package io.tweebyte.load.plan;

import io.tweebyte.launcher.workspace.MixedSetup;

/** A backend as the rig compares them: one of the three trees. */
public enum BackendName implements Choice {

	/** Asynchronous calls on bounded pools of platform threads. */
	ASYNC("async"),

	/** Event loops and reactive streams. */
	REACTIVE("reactive"),

	/** Plain blocking code on virtual threads. */
	VIRTUAL("virtual");

	private final String label;

	BackendName(String label) {
		this.label = label;
	}

	@Override
	public String label() {
		return this.label;
	}

	/** What the launcher starts for it. */
	public MixedSetup setup() {
		return MixedSetup.parse(this.label);
	}

}
