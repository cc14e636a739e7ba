package io.tweebyte.load.bench;

import java.io.IOException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * Reads a response as it comes: its head, and then its body without the framing of
 * chunks, which may cut an event in two.
 */
final class StreamedResponse {

	/** A line of the head or of the framing that is not complete yet. */
	private final StringBuilder line = new StringBuilder();

	private String status = "";

	private boolean isHeadComplete;

	private boolean isChunked;

	private boolean isLastChunk;

	private boolean isComplete;

	/** Characters of the body before the next line of the framing. */
	private long left;

	/**
	 * Reads what has come, a character per byte.
	 * @return the part of the body in it
	 * @throws IOException if the framing is malformed
	 */
	String read(String piece) throws IOException {
		StringBuilder body = new StringBuilder();
		int at = 0;
		while (at < piece.length()) {
			if (this.left > 0) {
				int end = at + (int) Math.min(piece.length() - at, this.left);
				body.append(piece, at, end);
				this.left -= end - at;
				at = end;
			}
			else {
				at = readLine(piece, at);
			}
		}
		return body.toString();
	}

	/** Reads a part of a line, and returns where the rest begins. */
	private int readLine(String piece, int at) throws IOException {
		int end = piece.indexOf('\n', at);
		if (end < 0) {
			this.line.append(piece, at, piece.length());
			return piece.length();
		}
		String complete = this.line.append(piece, at, end).toString().strip();
		this.line.setLength(0);
		if (this.isHeadComplete) {
			frame(complete);
		}
		else {
			head(complete);
		}
		return end + 1;
	}

	private void head(String complete) {
		if (this.status.isEmpty()) {
			this.status = complete;
		}
		else if (complete.isEmpty()) {
			this.isHeadComplete = true;
			this.left = this.isChunked ? 0 : Long.MAX_VALUE;
		}
		else {
			this.isChunked |= complete.toLowerCase(Locale.ROOT).matches("transfer-encoding:.*chunked");
		}
	}

	/** Reads the size of a chunk, or the line end behind a chunk, or a trailer. */
	private void frame(String complete) throws IOException {
		if (this.isLastChunk) {
			this.isComplete |= complete.isEmpty();
		}
		else if (!complete.isEmpty()) {
			try {
				this.left = HexFormat.fromHexDigitsToLong(complete.split(";", 2)[0].strip());
			}
			catch (IllegalArgumentException ex) {
				throw new IOException("The size of a chunk is malformed: " + complete, ex);
			}
			this.isLastChunk = this.left == 0;
		}
	}

	/** Returns the first line of the head; empty before it is complete. */
	String status() {
		return this.status;
	}

	boolean isHeadComplete() {
		return this.isHeadComplete;
	}

	/** Returns whether the last chunk has come: the connection may stay open. */
	boolean isComplete() {
		return this.isComplete;
	}

}
