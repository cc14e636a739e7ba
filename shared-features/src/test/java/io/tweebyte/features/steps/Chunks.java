package io.tweebyte.features.steps;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bodies that tell their length chunk by chunk. */
final class Chunks {

	private static final int SIZE = 8 * 1024;

	private Chunks() {
	}

	/**
	 * A JSON object of a given size.
	 * @param size its bytes
	 * @return a biography that fills it
	 */
	static byte[] json(int size) {
		String head = "{\"biography\":\"";
		String end = "\"}";
		return (head + "a".repeat(size - head.length() - end.length()) + end).getBytes(StandardCharsets.UTF_8);
	}

	static byte[] of(byte[] body) {
		ByteArrayOutputStream chunks = new ByteArrayOutputStream();
		for (int start = 0; start < body.length; start += SIZE) {
			byte[] chunk = Arrays.copyOfRange(body, start, Math.min(body.length, start + SIZE));
			chunks.writeBytes("%x\r\n".formatted(chunk.length).getBytes(StandardCharsets.US_ASCII));
			chunks.writeBytes(chunk);
			chunks.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
		}
		chunks.writeBytes("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
		return chunks.toByteArray();
	}

}
