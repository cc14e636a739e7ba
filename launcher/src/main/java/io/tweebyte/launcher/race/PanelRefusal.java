package io.tweebyte.launcher.race;

import java.io.Serial;

/** A request that the race panel refuses. The message is for the client. */
final class PanelRefusal extends RuntimeException {

	@Serial
	private static final long serialVersionUID = 1L;

	private final int status;

	PanelRefusal(int status, String message) {
		super(message);
		this.status = status;
	}

	static PanelRefusal invalid(String message) {
		return new PanelRefusal(400, message);
	}

	int status() {
		return this.status;
	}

}
