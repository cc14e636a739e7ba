package io.tweebyte.picture;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;

/** The formats of pictures, which are recognised by the first bytes of a file. */
public enum PictureFormat {

	/** RFC 2083, 3.1. */
	PNG("image/png", "\u0089PNG\r\n\u001a\n"),

	/** ITU T.81, B.1.1.3: the start of an image, and the begin of the next marker. */
	JPEG("image/jpeg", "\u00ff\u00d8\u00ff"),

	GIF("image/gif", "GIF8[79]a");

	private static final int LONGEST = 8;

	private final String mediaType;

	private final Pattern begin;

	PictureFormat(String mediaType, String begin) {
		this.mediaType = mediaType;
		this.begin = Pattern.compile(begin);
	}

	public String mediaType() {
		return this.mediaType;
	}

	static Optional<PictureFormat> of(byte[] file) {
		String begin = new String(file, 0, Math.min(LONGEST, file.length), StandardCharsets.ISO_8859_1);
		return Stream.of(values()).filter((format) -> format.begin.matcher(begin).lookingAt()).findFirst();
	}

	/** Returns a reader of this format alone; fails when the JVM has none. */
	ImageReader reader() {
		return ImageIO.getImageReadersByMIMEType(this.mediaType).next();
	}

}
