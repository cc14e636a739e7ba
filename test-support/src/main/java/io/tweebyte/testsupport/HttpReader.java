package io.tweebyte.testsupport;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads the parts of an HTTP message, without mending them, or throws an
 * {@link EOFException} where one is missing.
 */
record HttpReader(InputStream input, Charset charset) {

	/** The first value of a header, or null. */
	static String first(Map<String, List<String>> headers, String name) {
		return headers.containsKey(name) ? headers.get(name).getFirst() : null;
	}

	/** The next line, without its end. */
	String line() throws IOException {
		ByteArrayOutputStream line = new ByteArrayOutputStream();
		for (int b = next(); b != '\n'; b = next()) {
			if (b != '\r') {
				line.write(b);
			}
		}
		return line.toString(this.charset);
	}

	int next() throws IOException {
		int b = this.input.read();
		if (b < 0) {
			throw new EOFException("The connection ended.");
		}
		return b;
	}

	/** The headers to the empty line, by name without case. */
	Map<String, List<String>> headers() throws IOException {
		Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		for (String line = line(); !line.isEmpty(); line = line()) {
			String[] parts = line.split(":", 2);
			headers.computeIfAbsent(parts[0], (name) -> new ArrayList<>()).add(parts[1].strip());
		}
		return headers;
	}

	/** The whole body, without its framing. */
	String body(Map<String, List<String>> headers) throws IOException {
		if (!headers.containsKey("Transfer-Encoding")) {
			String length = first(headers, "Content-Length");
			return (length != null) ? text(Integer.parseInt(length)) : "";
		}
		StringBuilder body = new StringBuilder();
		for (String chunk = chunk(); !chunk.isEmpty(); chunk = chunk()) {
			body.append(chunk);
		}
		return body.toString();
	}

	/** The next chunk of a body, empty when it is the last. */
	String chunk() throws IOException {
		String chunk = text(Integer.parseInt(line().strip(), 16));
		line();
		return chunk;
	}

	/** A part of a body, of a length in bytes. */
	String text(int length) throws IOException {
		byte[] bytes = this.input.readNBytes(length);
		if (bytes.length < length) {
			throw new EOFException("The connection ended.");
		}
		return new String(bytes, this.charset);
	}

}
