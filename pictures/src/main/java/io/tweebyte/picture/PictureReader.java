package io.tweebyte.picture;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;

import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;

/**
 * Reads pictures whole, with bounded memory: the size that a file claims is checked before
 * a pixel is decoded, and no more pixels are kept than a preview needs. Of pictures that
 * move it reads the first one.
 */
final class PictureReader {

	/** As many pixels per side as a smooth preview needs at least. */
	private static final int SIDE = 2 * Preview.SIDE;

	private final int pixels;

	PictureReader(int pixels) {
		this.pixels = pixels;
	}

	/** Fails with 400 when the file is no picture, damaged, or too large. */
	DecodedPicture read(Path file) throws IOException {
		PictureFormat format = PictureFormat.of(file).orElseThrow(() -> refused(Messages.NOT_A_PICTURE));
		ImageReader reader = format.reader();
		try (PictureInput input = new PictureInput(file)) {
			reader.setInput(input, true, true);
			Dimension size = size(reader);
			BufferedImage image = reader.read(0, parameters(reader, size));
			if (input.isTooShort()) {
				throw refused(Messages.DAMAGED_PICTURE);
			}
			return new DecodedPicture(format, size, image);
		}
		catch (ApiException ex) {
			throw ex;
		}
		catch (IOException | RuntimeException ex) {
			// decoders throw whatever a wrong index or a negative length leads to
			throw refused(Messages.DAMAGED_PICTURE);
		}
		finally {
			reader.dispose();
		}
	}

	private Dimension size(ImageReader reader) throws IOException {
		Dimension size = new Dimension(reader.getWidth(0), reader.getHeight(0));
		if ((long) size.width * size.height > this.pixels) {
			throw refused(Messages.PICTURE_HAS_TOO_MANY_PIXELS);
		}
		return size;
	}

	private static ImageReadParam parameters(ImageReader reader, Dimension size) {
		int step = Math.max(1, Math.min(size.width, size.height) / SIDE);
		ImageReadParam parameters = reader.getDefaultReadParam();
		parameters.setSourceSubsampling(step, step, 0, 0);
		return parameters;
	}

	private static ApiException refused(String message) {
		return ApiException.invalid("file", message);
	}

	/**
	 * A picture in memory.
	 *
	 * @param size in its file, in pixels
	 * @param image of which rows and columns may be left out
	 */
	record DecodedPicture(PictureFormat format, Dimension size, BufferedImage image) {
	}

}
