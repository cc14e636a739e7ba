package io.tweebyte.contracts.http;

import java.nio.ByteBuffer;

/**
 * Looks through the bytes of request heads for lines that begin with white space. Servers
 * take these as folded and join them to the line before, so that afterwards nobody can
 * tell; the contract refuses them.
 */
public final class HeadScanner {

	private boolean inHead;

	private boolean begun;

	private boolean lineBegins;

	private boolean folded;

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
			this.folded = false;
		}
		while (this.inHead && bytes.hasRemaining()) {
			read(bytes.get());
		}
	}

	private void read(byte next) {
		if (next == '\n') {
			this.inHead = !this.lineBegins;
			// servers skip blank lines before a head
			this.lineBegins = this.begun;
		}
		else if (next != '\r') {
			this.folded |= this.lineBegins && (next == ' ' || next == '\t');
			this.lineBegins = false;
			this.begun = true;
		}
	}

	/**
	 * Tells what was found.
	 * @return whether the last head has a line that begins with white space
	 */
	public boolean isFolded() {
		return this.folded;
	}

}
