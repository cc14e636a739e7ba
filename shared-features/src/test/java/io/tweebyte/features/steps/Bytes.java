package io.tweebyte.features.steps;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text in which <code>[c3 28]</code> stands for the bytes with these numbers. */
final class Bytes {

	private static final Pattern NUMBERS = Pattern.compile("\\[([0-9a-f]{2}(?: [0-9a-f]{2})*)]");

	private Bytes() {
	}

	static byte[] of(String text) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		Matcher numbers = NUMBERS.matcher(text);
		int end = 0;
		while (numbers.find()) {
			bytes.writeBytes(text.substring(end, numbers.start()).getBytes(StandardCharsets.UTF_8));
			bytes.writeBytes(HexFormat.ofDelimiter(" ").parseHex(numbers.group(1)));
			end = numbers.end();
		}
		bytes.writeBytes(text.substring(end).getBytes(StandardCharsets.UTF_8));
		return bytes.toByteArray();
	}

}
