package io.tweebyte.gateway.server;

import java.io.IOException;

/** There is no place for a body that is not here yet. */
public final class BusyClientException extends IOException {

	BusyClientException() {
		super("The limit of waiting clients is reached.");
	}

}
