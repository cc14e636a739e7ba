package io.tweebyte.gateway.filter;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.shared.limit.ClientPlaces;

/**
 * A body that needs a place once it is large. A service holds a body several times over
 * while it understands it: a hundred of the largest ones would take all of its memory.
 */
final class LargeBody extends FilterInputStream {

	// many times what the operations need
	private static final int SMALL = 16 * 1024;

	private final ClientPlaces places;

	private final String address;

	private long read;

	private boolean hasPlace;

	/**
	 * Wraps a body.
	 * @param address the client's address
	 */
	LargeBody(InputStream body, ClientPlaces places, String address) {
		super(body);
		this.places = places;
		this.address = address;
	}

	/**
	 * Reads what has arrived.
	 * @throws ContractException 503 when the body is large and there is no place for it
	 */
	@Override
	public int read(byte[] buffer, int offset, int length) throws IOException {
		int count = super.read(buffer, offset, length);
		this.read += Math.max(0, count);
		if (this.read > SMALL && !this.hasPlace) {
			this.hasPlace = this.places.tryTake(this.address);
			if (!this.hasPlace) {
				throw ContractException.unavailable(Sentences.BUSY);
			}
		}
		return count;
	}

	/**
	 * Gives the place back, if there is one.
	 */
	void giveBack() {
		if (this.hasPlace) {
			this.hasPlace = false;
			this.places.giveBack(this.address);
		}
	}

}
