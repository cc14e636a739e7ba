package io.tweebyte.features.http;

import java.util.Optional;

/**
 * A Server-Sent Event, or a comment between events.
 *
 * @param id empty for none
 * @param name empty for none
 * @param data empty for a comment
 */
public record ServerSentEvent(String id, String name, String data) {

	/** Puts an event together, line by line. */
	static final class Builder {

		private String id = "";

		private String name = "";

		private final StringBuilder data = new StringBuilder();

		/** Returns the event that a blank line ends. */
		Optional<ServerSentEvent> add(String line) {
			if (line.isEmpty()) {
				ServerSentEvent event = new ServerSentEvent(this.id, this.name, this.data.toString());
				this.id = "";
				this.name = "";
				this.data.setLength(0);
				return Optional.of(event);
			}
			value(line, "id").ifPresent((value) -> this.id = value);
			value(line, "event").ifPresent((value) -> this.name = value);
			value(line, "data").ifPresent(this.data::append);
			return Optional.empty();
		}

		private static Optional<String> value(String line, String field) {
			return line.startsWith(field + ":") ? Optional.of(line.substring(field.length() + 1).strip())
					: Optional.empty();
		}

	}

}
