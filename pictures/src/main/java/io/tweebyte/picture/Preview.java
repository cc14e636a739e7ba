package io.tweebyte.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.picture.PictureReader.DecodedPicture;

/** A small square of the middle of a picture, as PNG. */
final class Preview {

	/** In pixels. */
	static final int SIDE = 256;

	static final String MEDIA_TYPE = PictureFormat.PNG.mediaType();

	private Preview() {
	}

	/** Fails with 400 when the picture is damaged. */
	static void write(DecodedPicture picture, Path file) throws IOException {
		try (OutputStream output = Files.newOutputStream(file);
				MemoryCacheImageOutputStream image = new MemoryCacheImageOutputStream(output)) {
			ImageIO.write(of(picture), "png", image);
		}
		catch (RuntimeException ex) {
			// as decoders do: whatever a malformed picture leads to
			throw PictureReader.refused(Picture.DAMAGED_MESSAGE);
		}
	}

	private static BufferedImage of(DecodedPicture decoded) {
		BufferedImage picture = decoded.image();
		int height = picture.getHeight();
		int surplus = decoded.size().height - Math.min(decoded.size().width, decoded.size().height);
		int top = (int) ((long) height * surplus / 2 / decoded.size().height);
		BufferedImage preview = new BufferedImage(SIDE, SIDE,
				picture.getColorModel().hasAlpha() ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
		Graphics2D canvas = preview.createGraphics();
		canvas.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
		canvas.drawImage(picture, 0, 0, SIDE, SIDE, 0, top, picture.getWidth(), height - top, null);
		canvas.dispose();
		return preview;
	}

}
