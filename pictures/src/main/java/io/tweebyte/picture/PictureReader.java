package io.tweebyte.picture;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.http.Deadline;

/**
 * Reads pictures whole, in bounded time and memory. The size that a file claims is
 * checked before a pixel is decoded. No more pixels are kept than a preview needs: less
 * than 17 MB of them with eight bytes each. Of an animation it reads the first picture.
 */
final class PictureReader {

	/** A progressive JPEG takes eight bytes for each, outside of the heap. */
	private static final int PIXELS = 1 << 24;

	/** Readers keep several rows. */
	private static final int LONGEST_SIDE = 1 << 14;

	/**
	 * ITU T.81, B.2.3: the begin of a scan, with the length of its header and the number
	 * of its components. A scan of a few bytes costs a pass over all pixels.
	 */
	private static final Pattern SCAN = Pattern.compile("\\xFF\\xDA\\x00[\\x08\\x0A\\x0C\\x0E][\\x01-\\x04]");

	/** A progressive JPEG has about 10, and may have small pictures inside. */
	private static final int SCANS = 16;

	/** Where a GIF has the width of its screen, with its height behind it. */
	private static final int SCREEN = 6;

	/** As many pixels per side as a smooth preview needs at least. */
	private static final int SIDE = 2 * Preview.SIDE;

	/** Fails when the JVM cannot read a format. */
	PictureReader() {
		Stream.of(PictureFormat.values()).map(PictureFormat::reader).forEach(ImageReader::dispose);
	}

	/**
	 * Fails with 400 when the file is no picture, damaged, too large, or has too many
	 * scans, with 503 when the time is over.
	 */
	DecodedPicture read(byte[] file, Deadline deadline) {
		PictureFormat format = PictureFormat.of(file).orElseThrow(() -> refused(Picture.TYPE_MESSAGE));
		checkScans(format, file);
		ImageReader reader = format.reader();
		try (PictureInput input = new PictureInput((format == PictureFormat.PNG) ? PngChunks.needed(file) : file,
				deadline)) {
			reader.setInput(input, true, true);
			Dimension size = size(format, file, reader);
			BufferedImage image = reader.read(0, parameters(reader, size));
			if (input.isTooShort()) {
				throw refused(Picture.DAMAGED_MESSAGE);
			}
			return new DecodedPicture(format, size, image);
		}
		catch (ApiException ex) {
			throw ex;
		}
		catch (IOException | RuntimeException ex) {
			// decoders throw whatever a wrong index or a negative length leads to
			throw refused(Picture.DAMAGED_MESSAGE);
		}
		finally {
			reader.dispose();
		}
	}

	private static void checkScans(PictureFormat format, byte[] file) {
		if (format == PictureFormat.JPEG && SCAN.matcher(new String(file, StandardCharsets.ISO_8859_1))
			.results()
			.skip(SCANS)
			.findAny()
			.isPresent()) {
			throw refused(Picture.SCANS_MESSAGE);
		}
	}

	private static Dimension size(PictureFormat format, byte[] file, ImageReader reader) throws IOException {
		Dimension size = checked(new Dimension(reader.getWidth(0), reader.getHeight(0)));
		if (format == PictureFormat.GIF) {
			// browsers make room for the screen of a GIF, of which a frame may be a part
			ByteBuffer head = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
			checked(new Dimension(Short.toUnsignedInt(head.getShort(SCREEN)),
					Short.toUnsignedInt(head.getShort(SCREEN + Short.BYTES))));
		}
		return size;
	}

	private static Dimension checked(Dimension size) {
		if (Math.max(size.width, size.height) > LONGEST_SIDE || size.width * size.height > PIXELS) {
			throw refused(Picture.PIXELS_MESSAGE);
		}
		return size;
	}

	private static ImageReadParam parameters(ImageReader reader, Dimension size) {
		int side = Math.min(size.width, size.height);
		int step = Math.max(1, side / SIDE);
		ImageReadParam parameters = reader.getDefaultReadParam();
		// all rows, so that the file is read to its end
		parameters.setSourceRegion(new Rectangle((size.width - side) / 2, 0, side, size.height));
		parameters.setSourceSubsampling(step, Math.max(step, size.height / (2 * SIDE)), 0, 0);
		return parameters;
	}

	static ApiException refused(String message) {
		return ApiException.invalid("file", message);
	}

	/**
	 * A picture in memory.
	 *
	 * @param size in its file, in pixels
	 * @param image the middle columns, as many as there are rows or all; some rows and
	 * columns may be left out
	 */
	record DecodedPicture(PictureFormat format, Dimension size, BufferedImage image) {
	}

}
