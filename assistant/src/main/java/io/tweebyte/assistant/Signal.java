package io.tweebyte.assistant;

import org.springframework.ai.chat.messages.AssistantMessage;

/** What happens next in a summary. */
public sealed interface Signal {

	/** Returns whether nothing follows in the model's turn. */
	default boolean isLast() {
		return !(this instanceof Text || this instanceof Heartbeat);
	}

	/**
	 * The model said something.
	 *
	 * @param number of the part, from 1
	 */
	record Text(int number, String text) implements Signal {
	}

	/**
	 * The model wants to know who wrote the tweets: the last signal of its turn.
	 *
	 * @param parts that were said so far
	 */
	record LookUp(AssistantMessage call, int parts) implements Signal {
	}

	/** Nothing happened, and the summary goes on. */
	record Heartbeat() implements Signal {
	}

	/** The summary is whole. */
	record End(int parts) implements Signal {
	}

	/** The summary ends before it is whole. */
	record Failed(String detail) implements Signal {
	}

}
