package io.tweebyte.shared.call;

/** A call to another service without a usable response. */
public class CallFailedException extends RuntimeException {

	public CallFailedException(String message) {
		super(message, null, false, false);
	}

}
