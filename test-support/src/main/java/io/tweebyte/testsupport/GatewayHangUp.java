package io.tweebyte.testsupport;

/** Work of a service behind a gateway during which the client may hang up. */
public enum GatewayHangUp {

	REQUEST("A request before the response of its service has begun"),

	STREAM("A stream of events");

	private final String words;

	GatewayHangUp(String words) {
		this.words = words;
	}

	@Override
	public String toString() {
		return this.words;
	}

}
