package io.tweebyte.common.web;

import java.util.Arrays;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.DataBufferUtils;

/**
 * The bytes of a body. Each buffer is copied and released as it comes: the client decides
 * how many there are, and a buffer of one byte takes the memory of a hundred.
 */
final class BodyBytes {

	private final int limit;

	private byte[] bytes = {};

	private int size;

	/**
	 * Creates an empty body.
	 * @param limit the largest body, in bytes
	 */
	BodyBytes(int limit) {
		this.limit = limit;
	}

	/**
	 * Adds what a buffer has, and releases it.
	 * @param buffer the next part of the body
	 * @throws DataBufferLimitException when the body is too large
	 */
	void add(DataBuffer buffer) {
		try {
			int length = buffer.readableByteCount();
			if (length > this.limit - this.size) {
				throw new DataBufferLimitException("The body has more than " + this.limit + " bytes.");
			}
			makeRoom(length);
			buffer.read(this.bytes, this.size, length);
			this.size += length;
		}
		finally {
			DataBufferUtils.release(buffer);
		}
	}

	private void makeRoom(int length) {
		int needed = this.size + length;
		if (needed > this.bytes.length) {
			int doubled = (int) Math.min(this.limit, 2L * this.bytes.length);
			this.bytes = Arrays.copyOf(this.bytes, Math.max(needed, doubled));
		}
	}

	/**
	 * Returns the whole body.
	 * @return its bytes
	 */
	byte[] toArray() {
		return Arrays.copyOf(this.bytes, this.size);
	}

}
