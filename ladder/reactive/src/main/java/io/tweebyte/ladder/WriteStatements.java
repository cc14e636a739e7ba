package io.tweebyte.ladder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

import org.springframework.core.io.ClassPathResource;

/**
 * The statements of the rung {@code one-statement}, the same in both models. Each changes
 * several tables at once.
 */
final class WriteStatements {

	/** Edits a tweet, which stays locked till the end of the transaction. */
	static final String EDIT = read("edit.sql");

	/** Adds hashtags that no tweet has used yet. */
	static final String ADD_HASHTAGS = read("add-hashtags.sql");

	/** Links a tweet with its hashtags and mentions, and unlinks the others. */
	static final String SET_TOKENS = read("set-tokens.sql");

	private WriteStatements() {
	}

	private static String read(String file) {
		try {
			return new ClassPathResource(file, WriteStatements.class).getContentAsString(StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
