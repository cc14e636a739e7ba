package io.tweebyte.common.web;

import java.util.function.Consumer;

import io.tweebyte.contracts.error.ApiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.web.util.DisconnectedClientHelper;

/**
 * Logs failures that no subscriber receives: one line at debug level when the client has
 * disconnected or sent a malformed request, or a call was cancelled, otherwise the whole
 * failure.
 */
// model: a servlet reads the body itself and gets the failure
final class DroppedFailures implements Consumer<Throwable> {

	private static final Logger log = LoggerFactory.getLogger(DroppedFailures.class);

	private final DisconnectedClientHelper clients = new DisconnectedClientHelper(DroppedFailures.class.getName());

	@Override
	public void accept(Throwable failure) {
		if (failure instanceof ApiException) {
			log.debug("A refusal reached no subscriber: {}", failure.getMessage());
		}
		else if (isCancelled(failure)) {
			log.debug("A call was cancelled before its response was read: {}", failure.getMessage());
		}
		else if (!this.clients.checkAndLogClientDisconnectedException(failure)) {
			log.error("A failure reached no subscriber.", failure);
		}
	}

	/**
	 * Returns whether a call of another service was cancelled with the request that it
	 * was made for. Only the message shows it.
	 */
	private static boolean isCancelled(Throwable failure) {
		return failure instanceof IllegalStateException && String.valueOf(failure.getMessage()).contains("cancel");
	}

}
