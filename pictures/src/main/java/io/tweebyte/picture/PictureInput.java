package io.tweebyte.picture;

import javax.imageio.stream.ImageInputStreamImpl;

import io.tweebyte.shared.http.Deadline;

/**
 * The bytes of a picture, which a decoder must have read by a deadline. It knows whether
 * more of them was read than there are: of a JPEG that is cut off the JDK's reader would
 * otherwise return the rest in grey.
 */
final class PictureInput extends ImageInputStreamImpl {

	/**
	 * As many bytes at once as a decoder reads in a short time: a scan of all pixels of a
	 * progressive JPEG may have twenty.
	 */
	private static final int PART = 512;

	private final byte[] picture;

	private final Deadline deadline;

	private boolean isTooShort;

	PictureInput(byte[] picture, Deadline deadline) {
		this.picture = picture;
		this.deadline = deadline;
	}

	boolean isTooShort() {
		return this.isTooShort;
	}

	@Override
	public int read() {
		byte[] next = new byte[1];
		return (read(next, 0, 1) < 0) ? -1 : next[0] & 0xFF;
	}

	/** Fails with 503 when the time is over. */
	@Override
	public int read(byte[] bytes, int offset, int length) {
		this.deadline.check();
		this.bitOffset = 0;
		int count = (int) Math.min(Math.min(length, PART), this.picture.length - this.streamPos);
		if (count <= 0) {
			this.isTooShort |= length > 0;
			return (length > 0) ? -1 : 0;
		}
		System.arraycopy(this.picture, (int) this.streamPos, bytes, offset, count);
		this.streamPos += count;
		return count;
	}

	@Override
	public long length() {
		return this.picture.length;
	}

}
