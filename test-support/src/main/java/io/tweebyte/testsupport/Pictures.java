package io.tweebyte.testsupport;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

import javax.imageio.ImageIO;

/** Makes pictures, and forms in which they are sent. */
public final class Pictures {

	private static final String BOUNDARY = "----tweebyte-picture";

	/** The media type of {@link #form}. */
	public static final String FORM = "multipart/form-data; boundary=" + BOUNDARY;

	/** A lossless picture of one pixel. */
	private static final String WEBP = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==";

	private Pictures() {
	}

	/**
	 * Makes a picture that is red on the left and blue on the right.
	 * @param format such as {@code png}, {@code jpeg} or {@code gif}
	 * @param width in pixels
	 * @param height in pixels
	 */
	public static byte[] of(String format, int width, int height) {
		BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
		Graphics2D canvas = image.createGraphics();
		canvas.setColor(Color.RED);
		canvas.fillRect(0, 0, width / 2, height);
		canvas.setColor(Color.BLUE);
		canvas.fillRect(width / 2, 0, width - width / 2, height);
		canvas.dispose();
		return write(image, format);
	}

	/** Makes a PNG of few bytes and a hundred million pixels. */
	public static byte[] bomb() {
		return write(new BufferedImage(10_000, 10_000, BufferedImage.TYPE_BYTE_BINARY), "png");
	}

	/** Returns a WebP of one pixel, which the JDK does not read. */
	public static byte[] webp() {
		return Base64.getDecoder().decode(WEBP);
	}

	private static byte[] write(BufferedImage image, String format) {
		try {
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			ImageIO.write(image, format, bytes);
			return bytes.toByteArray();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Returns the body of a form with a file, named {@code file}. */
	public static byte[] form(byte[] file) {
		return form(file, "application/octet-stream");
	}

	/** As {@link #form(byte[])}, for a file that the form calls a type. */
	public static byte[] form(byte[] file, String mediaType) {
		ByteArrayOutputStream form = new ByteArrayOutputStream();
		form.writeBytes(("--" + BOUNDARY + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"picture\"\r\n"
				+ "Content-Type: " + mediaType + "\r\n\r\n")
			.getBytes(StandardCharsets.US_ASCII));
		form.writeBytes(file);
		form.writeBytes(("\r\n--" + BOUNDARY + "--\r\n").getBytes(StandardCharsets.US_ASCII));
		return form.toByteArray();
	}

}
