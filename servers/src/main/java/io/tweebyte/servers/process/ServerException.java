package io.tweebyte.servers.process;

/**
 * A server that cannot be started, reached or stopped; the message is a sentence for the
 * person at the terminal.
 */
public class ServerException extends RuntimeException {

	public ServerException(String message) {
		super(message);
	}

	public ServerException(String message, Throwable cause) {
		super(message, cause);
	}

}
