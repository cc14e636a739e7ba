package io.tweebyte.gateway.server;

import java.io.IOException;

/** No place is left for a late body, or for a response that is not read. */
public final class BusyClientException extends IOException {

	BusyClientException() {
		super("The limit of waiting clients is reached.");
	}

}
