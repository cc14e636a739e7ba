package io.tweebyte.shared.http;

/**
 * A call that another service understood and refused with a status from 400 to 499. It
 * says nothing of the service's health, so no circuit breaker counts it.
 */
public class CallRefusedException extends CallFailedException {

	private static final long serialVersionUID = 1L;

	private final int status;

	/**
	 * Creates the exception.
	 * @param message which call was refused, and the status
	 * @param status the status, 400 to 499
	 */
	public CallRefusedException(String message, int status) {
		super(message);
		this.status = status;
	}

	/**
	 * The status, which may be the answer: not found, not allowed.
	 * @return a code from 400 to 499
	 */
	public int status() {
		return this.status;
	}

}
