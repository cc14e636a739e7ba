package io.tweebyte.picture;

import java.io.IOException;
import java.nio.file.Path;

import javax.imageio.stream.FileImageInputStream;

/**
 * A file that knows whether more of it was read than there is. Of a JPEG that is cut off
 * the JDK's reader would otherwise return the rest in grey.
 */
final class PictureInput extends FileImageInputStream {

	private boolean isTooShort;

	PictureInput(Path file) throws IOException {
		super(file.toFile());
	}

	boolean isTooShort() {
		return this.isTooShort;
	}

	@Override
	public int read() throws IOException {
		int value = super.read();
		this.isTooShort |= value < 0;
		return value;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int count = super.read(bytes, offset, length);
		this.isTooShort |= count < 0;
		return count;
	}

}
