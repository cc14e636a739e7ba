package io.tweebyte.features.http;

import java.nio.charset.StandardCharsets;

/** Prints bodies so that a failure can be read. */
final class Wire {

	private static final int LONGEST_PRINTED = 4_000;

	private Wire() {
	}

	static String print(StringBuilder head, byte[] body) {
		if (body == null || body.length == 0) {
			return head.toString();
		}
		String text = new String(body, 0, Math.min(body.length, LONGEST_PRINTED), StandardCharsets.UTF_8);
		head.append('\n').append(text);
		if (body.length > LONGEST_PRINTED) {
			head.append(".. (").append(body.length).append(" bytes)");
		}
		return head.toString();
	}

}
