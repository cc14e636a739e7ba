package io.tweebyte.gateway.server;

import java.io.IOException;

/**
 * There is no place for a body that has not arrived, or for a response that the client
 * does not read.
 */
public final class BusyClientException extends IOException {

	BusyClientException() {
		super("The limit of waiting clients is reached.");
	}

}
