package io.tweebyte.features.http;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads HTTP/1.1 responses off a stream, one after the other. */
final class ResponseReader {

	private static final int HEXADECIMAL = 16;

	private final InputStream in;

	ResponseReader(InputStream in) {
		this.in = new BufferedInputStream(in);
	}

	Optional<ReceivedResponse> read() throws IOException {
		String statusLine = line();
		if (statusLine == null) {
			return Optional.empty();
		}
		if (!statusLine.startsWith("HTTP/1.1 ")) {
			throw new IllegalStateException("This is no response of HTTP/1.1: " + statusLine);
		}
		int status = Integer.parseInt(statusLine.split(" ")[1]);
		List<Header> headers = headers();
		ReceivedResponse head = new ReceivedResponse(status, headers, new byte[0]);
		return Optional.of(new ReceivedResponse(status, headers, body(head)));
	}

	private List<Header> headers() throws IOException {
		List<Header> headers = new ArrayList<>();
		for (String line = line(); line != null && !line.isEmpty(); line = line()) {
			int colon = line.indexOf(':');
			headers.add(new Header(line.substring(0, colon), line.substring(colon + 1).strip()));
		}
		return headers;
	}

	private byte[] body(ReceivedResponse head) throws IOException {
		if (head.header("Transfer-Encoding").isPresent()) {
			return chunks();
		}
		Optional<String> length = head.header("Content-Length");
		return length.isPresent() ? exactly(Integer.parseInt(length.get())) : this.in.readAllBytes();
	}

	private byte[] chunks() throws IOException {
		ByteArrayOutputStream body = new ByteArrayOutputStream();
		for (int size = chunkSize(); size > 0; size = chunkSize()) {
			body.write(exactly(size));
			line();
		}
		headers();
		return body.toByteArray();
	}

	private int chunkSize() throws IOException {
		String line = line();
		if (line == null) {
			throw new EOFException("The response ends between two chunks");
		}
		return Integer.parseInt(line.strip(), HEXADECIMAL);
	}

	private byte[] exactly(int size) throws IOException {
		byte[] bytes = this.in.readNBytes(size);
		if (bytes.length < size) {
			throw new EOFException("The response ends after %d of %d bytes".formatted(bytes.length, size));
		}
		return bytes;
	}

	private String line() throws IOException {
		ByteArrayOutputStream line = new ByteArrayOutputStream();
		int next = this.in.read();
		if (next < 0) {
			return null;
		}
		while (next >= 0 && next != '\n') {
			line.write(next);
			next = this.in.read();
		}
		return line.toString(StandardCharsets.ISO_8859_1).stripTrailing();
	}

}
