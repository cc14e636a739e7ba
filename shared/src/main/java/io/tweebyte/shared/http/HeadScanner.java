package io.tweebyte.shared.http;

import java.nio.ByteBuffer;

/**
 * Reads the bytes of a request head for what a server forgets while it parses them:
 * folded lines, lines that do not end in CR LF, and bytes beyond ASCII.
 */
public final class HeadScanner {

	private boolean begun;

	private boolean afterBlankLines;

	private boolean complete = true;

	private boolean lineBegins;

	private byte before;

	private boolean malformed;

	/**
	 * Begins a new head.
	 */
	public void begin() {
		this.begun = false;
		this.afterBlankLines = false;
		this.complete = false;
		this.lineBegins = false;
		this.before = 0;
		this.malformed = false;
	}

	/**
	 * Reads the next bytes, at most to the end of the head.
	 * @param bytes bytes of the head, and maybe of what follows; those of the head are
	 * consumed
	 */
	public void scan(ByteBuffer bytes) {
		while (!this.complete && bytes.hasRemaining()) {
			read(bytes.get());
		}
	}

	private void read(byte next) {
		if (next == '\n') {
			this.malformed |= this.before != '\r';
			this.complete = this.lineBegins;
			// servers skip blank lines before a head
			this.lineBegins = this.afterBlankLines;
		}
		else if (next != '\r') {
			this.malformed |= next < 0 || ((this.lineBegins || !this.afterBlankLines) && (next == ' ' || next == '\t'));
			this.lineBegins = false;
			this.afterBlankLines = true;
		}
		this.begun = true;
		this.before = next;
	}

	/**
	 * Returns whether the first byte of the head has arrived.
	 * @return whether it has, be it of a blank line before the head
	 */
	public boolean isBegun() {
		return this.begun;
	}

	/**
	 * Returns whether the last byte of the head has arrived.
	 * @return whether it has, and before the first head
	 */
	public boolean isComplete() {
		return this.complete;
	}

	/**
	 * Returns whether the head has a fault so far.
	 * @return whether it must be refused
	 */
	public boolean isMalformed() {
		return this.malformed;
	}

}
