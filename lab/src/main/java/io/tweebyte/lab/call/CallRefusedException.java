package io.tweebyte.lab.call;

/** A call got a response with a status of an error. Without a stack trace. */
final class CallRefusedException extends RuntimeException {

	CallRefusedException(int status) {
		super("Status " + status, null, false, false);
	}

}
