package io.tweebyte.common.server;

import java.util.function.Consumer;

import io.tweebyte.contracts.error.ApiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.core.codec.DecodingException;
import org.springframework.web.util.DisconnectedClientHelper;

/** Logs failures that no subscriber receives, the expected ones at debug level. */
// model: a servlet reads the body itself and gets the failure
final class DroppedFailures implements Consumer<Throwable> {

	private static final Logger log = LoggerFactory.getLogger(DroppedFailures.class);

	private final DisconnectedClientHelper clients = new DisconnectedClientHelper(DroppedFailures.class.getName());

	@Override
	public void accept(Throwable failure) {
		if (failure instanceof ApiException || failure instanceof DecodingException) {
			log.debug("A refusal reached no subscriber: {}", failure.getMessage());
		}
		else if (isCancelled(failure)) {
			log.debug("A call was cancelled before its response was read: {}", failure.getMessage());
		}
		else if (!this.clients.checkAndLogClientDisconnectedException(failure)) {
			log.error("A failure reached no subscriber.", failure);
		}
	}

	/** Returns whether a call was cancelled with its request, by its message alone. */
	private static boolean isCancelled(Throwable failure) {
		return failure instanceof IllegalStateException && String.valueOf(failure.getMessage()).contains("cancel");
	}

}
