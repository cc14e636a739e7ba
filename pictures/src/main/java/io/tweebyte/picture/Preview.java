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

/** A small square of the middle of a picture, as PNG. */
final class Preview {

	/** In pixels. */
	static final int SIDE = 256;

	static final String MEDIA_TYPE = PictureFormat.PNG.mediaType();

	private Preview() {
	}

	static void write(BufferedImage picture, Path file) throws IOException {
		try (OutputStream output = Files.newOutputStream(file);
				MemoryCacheImageOutputStream image = new MemoryCacheImageOutputStream(output)) {
			ImageIO.write(of(picture), "png", image);
		}
	}

	private static BufferedImage of(BufferedImage picture) {
		int side = Math.min(picture.getWidth(), picture.getHeight());
		int left = (picture.getWidth() - side) / 2;
		int top = (picture.getHeight() - side) / 2;
		BufferedImage preview = new BufferedImage(SIDE, SIDE, picture.getColorModel().hasAlpha()
				? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
		Graphics2D canvas = preview.createGraphics();
		canvas.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
		canvas.drawImage(picture, 0, 0, SIDE, SIDE, left, top, left + side, top + side, null);
		canvas.dispose();
		return preview;
	}

}
