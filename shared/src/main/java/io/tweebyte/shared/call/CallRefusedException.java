package io.tweebyte.shared.call;

/**
 * A call that another service refused, with a status from 400 to 499, or with 503 because
 * it is busy. The service works, so no circuit breaker counts the call.
 */
public class CallRefusedException extends CallFailedException {

	private final int status;

	public CallRefusedException(String message, int status) {
		super(message);
		this.status = status;
	}

	public int status() {
		return this.status;
	}

}
