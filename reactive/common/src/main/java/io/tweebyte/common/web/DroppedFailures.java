package io.tweebyte.common.web;

import java.util.function.Consumer;

import io.tweebyte.contracts.error.ContractException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.web.util.DisconnectedClientHelper;

/**
 * Logs failures that no subscriber is left for: one line at debug level for what a client
 * did, who has left or sends what is malformed; the whole failure for anything else.
 */
// model: a servlet reads the body itself and gets the failure
final class DroppedFailures implements Consumer<Throwable> {

	private static final Logger log = LoggerFactory.getLogger(DroppedFailures.class);

	private final DisconnectedClientHelper clients = new DisconnectedClientHelper(DroppedFailures.class.getName());

	@Override
	public void accept(Throwable failure) {
		if (failure instanceof ContractException) {
			log.debug("A refusal reached no subscriber: {}", failure.getMessage());
		}
		else if (!this.clients.checkAndLogClientDisconnectedException(failure)) {
			log.error("A failure reached no subscriber.", failure);
		}
	}

}
