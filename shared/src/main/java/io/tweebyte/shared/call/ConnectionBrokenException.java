package io.tweebyte.shared.call;

/** The connection broke before the first byte of a response: the call can be repeated. */
public final class ConnectionBrokenException extends RuntimeException {

	public ConnectionBrokenException(Throwable cause) {
		super(cause);
	}

}
