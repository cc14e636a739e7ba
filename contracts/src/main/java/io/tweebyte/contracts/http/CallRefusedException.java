package io.tweebyte.contracts.http;

/**
 * A call that another service understood and refused with a status from 400 to 499. It
 * says nothing of the service's health, so no circuit breaker counts it.
 */
public class CallRefusedException extends CallFailedException {

	private static final long serialVersionUID = 1L;

	/**
	 * Creates the exception.
	 * @param message which call was refused, and the status
	 */
	public CallRefusedException(String message) {
		super(message);
	}

}
