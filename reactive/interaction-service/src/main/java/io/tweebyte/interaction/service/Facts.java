package io.tweebyte.interaction.service;

import java.time.Instant;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.contracts.page.Cursor;
import io.tweebyte.interaction.entity.WriteResult;

/**
 * What is the same for likes, replies and retweets.
 */
final class Facts {

	private static final Instant END_OF_TIME = Instant.parse("9999-12-31T00:00:00Z");

	private Facts() {
	}

	/**
	 * The cursor before the first page.
	 */
	static Cursor newest(String list) {
		return new Cursor(list, END_OF_TIME, new UUID(-1, -1));
	}

	static <T> WriteResult<T> allowed(WriteResult<T> written) {
		if (!written.allowed()) {
			throw ContractException.forbidden(Sentences.PRIVATE_ACCOUNT);
		}
		return written;
	}

	static void checkOwn(boolean allowed) {
		if (!allowed) {
			throw ContractException.forbidden(Sentences.NOT_YOURS);
		}
	}

	static ContractException busy() {
		return ContractException.unavailable(Sentences.BUSY);
	}

}
