package io.tweebyte.launcher.race;

import java.net.HttpURLConnection;

/** A request that the race panel refuses. The message is for the client. */
final class PanelRefusal extends RuntimeException {

	private final int status;

	PanelRefusal(int status, String message) {
		super(message);
		this.status = status;
	}

	static PanelRefusal invalid(String message) {
		return new PanelRefusal(HttpURLConnection.HTTP_BAD_REQUEST, message);
	}

	int status() {
		return this.status;
	}

}
