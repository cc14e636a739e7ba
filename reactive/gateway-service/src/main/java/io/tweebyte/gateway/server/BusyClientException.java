package io.tweebyte.gateway.server;

import java.io.IOException;

/** No place is left for a late body. */
public final class BusyClientException extends IOException {

	BusyClientException() {
		super("The limit of waiting clients is reached.");
	}

}
