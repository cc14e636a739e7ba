package io.tweebyte.shared.http;

/**
 * A call to another service that gave no answer that can be used: it is out, slow, or
 * talks rubbish.
 */
public class CallFailedException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/**
	 * Creates the exception.
	 */
	public CallFailedException(String message) {
		super(message, null, false, false);
	}

}
