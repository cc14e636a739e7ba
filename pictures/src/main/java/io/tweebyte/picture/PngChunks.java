package io.tweebyte.picture;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;

/**
 * Removes the chunks of a PNG that its pixels do not need. The JDK's reader may inflate
 * texts and profiles without a limit.
 */
final class PngChunks {

	private static final Set<String> NEEDED = Set.of("IHDR", "PLTE", "tRNS", "IDAT", "IEND");

	private static final int SIGNATURE = 8;

	private static final int TYPE = 4;

	/** The length, the type and the checksum of a chunk. */
	private static final int FRAME = 12;

	private PngChunks() {
	}

	/** Returns a PNG that ends before the first chunk that is cut off. */
	static byte[] needed(byte[] png) {
		ByteBuffer input = ByteBuffer.wrap(png).position(SIGNATURE);
		ByteBuffer needed = ByteBuffer.allocate(png.length).put(png, 0, SIGNATURE);
		while (input.remaining() >= FRAME) {
			int begin = input.position();
			int length = input.getInt(begin);
			if (length < 0 || length > input.remaining() - FRAME) {
				break;
			}
			if (NEEDED.contains(new String(png, begin + TYPE, TYPE, StandardCharsets.ISO_8859_1))) {
				needed.put(png, begin, FRAME + length);
			}
			input.position(begin + FRAME + length);
		}
		return Arrays.copyOf(needed.array(), needed.position());
	}

}
