package io.tweebyte.launcher.race;

import java.util.regex.Pattern;

import tools.jackson.databind.JsonNode;

/**
 * How many summaries of an author's tweets each backend streams in the background.
 *
 * @param token of the account that reads them
 */
record StreamsRequest(int count, String token, String author) {

	static final StreamsRequest NONE = new StreamsRequest(0, "", "");

	private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_.-]{1,4096}");

	private static final Pattern ID = Pattern.compile("[0-9a-f-]{36}");

	/** No token: a record would print it. */
	@Override
	public String toString() {
		return "StreamsRequest[count=%d, author=%s]".formatted(this.count, this.author);
	}

	static StreamsRequest of(JsonNode json) {
		JsonNode count = json.path("count");
		if (!count.isInt() || count.intValue() < 0 || count.intValue() > RaceOptions.MOST_STREAMS) {
			throw PanelRefusal
				.invalid("count must be a whole number from 0 to %d.".formatted(RaceOptions.MOST_STREAMS));
		}
		if (count.intValue() == 0) {
			return NONE;
		}
		return new StreamsRequest(count.intValue(), text(json, "token", TOKEN), text(json, "author", ID));
	}

	private static String text(JsonNode json, String name, Pattern pattern) {
		String text = json.path(name).asString("");
		if (!pattern.matcher(text).matches()) {
			throw PanelRefusal.invalid(name + " is missing or malformed.");
		}
		return text;
	}

}
