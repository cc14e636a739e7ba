package io.tweebyte.picture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;

/** The formats of pictures, which are told by how a file begins. */
public enum PictureFormat {

	/** RFC 2083, 3.1. */
	PNG("image/png", "\u0089PNG\r\n\u001a\n"),

	/** ITU T.81, B.1.1.3: the start of an image, and the begin of the next marker. */
	JPEG("image/jpeg", "\u00ff\u00d8\u00ff"),

	GIF("image/gif", "GIF8[79]a"),

	/** RFC 9649, 2.4. */
	WEBP("image/webp", "RIFF.{4}WEBP");

	private static final int LONGEST = 12;

	private final String mediaType;

	private final Pattern begin;

	PictureFormat(String mediaType, String begin) {
		this.mediaType = mediaType;
		this.begin = Pattern.compile(begin, Pattern.DOTALL);
	}

	public String mediaType() {
		return this.mediaType;
	}

	static Optional<PictureFormat> of(Path file) throws IOException {
		try (InputStream input = Files.newInputStream(file)) {
			String begin = new String(input.readNBytes(LONGEST), StandardCharsets.ISO_8859_1);
			return Stream.of(values()).filter((format) -> format.begin.matcher(begin).lookingAt()).findFirst();
		}
	}

	/** Returns a reader of this format alone, whatever the file claims to be. */
	ImageReader reader() {
		return ImageIO.getImageReadersByMIMEType(this.mediaType).next();
	}

}
