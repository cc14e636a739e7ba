package io.tweebyte.contracts.http;

import java.nio.ByteBuffer;

/**
 * Looks through the bytes of request heads for lines that begin with white space, which
 * servers take as folded and join to the line before, and for lines that do not end in CR
 * and LF. Afterwards nobody can tell; the contract refuses them.
 */
public final class HeadScanner {

	private boolean inHead;

	private boolean begun;

	private boolean lineBegins;

	private byte before;

	private boolean malformed;

	/**
	 * Looks through the next bytes, up to the end of the head. After that end the next
	 * call begins a new head.
	 * @param bytes bytes of a head, and maybe of what follows; they are consumed
	 */
	public void scan(ByteBuffer bytes) {
		if (!this.inHead) {
			this.inHead = true;
			this.begun = false;
			this.lineBegins = false;
			this.before = 0;
			this.malformed = false;
		}
		while (this.inHead && bytes.hasRemaining()) {
			read(bytes.get());
		}
	}

	private void read(byte next) {
		if (next == '\n') {
			this.malformed |= this.before != '\r';
			this.inHead = !this.lineBegins;
			// servers skip blank lines before a head
			this.lineBegins = this.begun;
		}
		else if (next != '\r') {
			this.malformed |= (this.lineBegins || !this.begun) && (next == ' ' || next == '\t');
			this.lineBegins = false;
			this.begun = true;
		}
		this.before = next;
	}

	/**
	 * Tells what was found.
	 * @return whether the last head has such a line
	 */
	public boolean isMalformed() {
		return this.malformed;
	}

}
