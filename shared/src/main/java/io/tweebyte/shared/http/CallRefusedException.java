package io.tweebyte.shared.http;

/**
 * A call that another service refused, with a status from 400 to 499, or with 503 because
 * it is busy. The service works, so no circuit breaker counts the call.
 */
public class CallRefusedException extends CallFailedException {

	private static final long serialVersionUID = 1L;

	private final int status;

	/**
	 * Creates the exception.
	 * @param message which call was refused, and the status
	 * @param status the status, 400 to 499 or 503
	 */
	public CallRefusedException(String message, int status) {
		super(message);
		this.status = status;
	}

	/**
	 * The status, which may be the answer: not found, not allowed.
	 * @return a code from 400 to 499, or 503
	 */
	public int status() {
		return this.status;
	}

	/**
	 * Returns whether the service is busy.
	 * @return whether the status is 503
	 */
	public boolean isBusy() {
		return this.status == 503;
	}

}
