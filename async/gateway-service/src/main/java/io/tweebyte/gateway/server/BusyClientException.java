package io.tweebyte.gateway.server;

import java.io.IOException;

/**
 * There is no place for a body that is not here yet, or for a response that nobody reads.
 */
public final class BusyClientException extends IOException {

	BusyClientException() {
		super("As many clients wait as may.");
	}

}
