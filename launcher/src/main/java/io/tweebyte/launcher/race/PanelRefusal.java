package io.tweebyte.launcher.race;

/** A request that the race panel refuses. The message is for the client. */
final class PanelRefusal extends RuntimeException {

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
