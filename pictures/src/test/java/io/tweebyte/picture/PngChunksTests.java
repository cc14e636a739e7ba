package io.tweebyte.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import io.tweebyte.testsupport.Pictures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class PngChunksTests {

	/** The signature and IHDR. */
	private static final int HEAD = 33;

	/** A chunk without data. */
	private static final int END = 12;

	private static final byte[] PNG = Pictures.of("png", 30, 20);

	@Test
	void keepsWhatThePixelsNeed() {
		assertThat(PngChunks.needed(PNG)).isEqualTo(PNG);
	}

	@ParameterizedTest
	@ValueSource(strings = { "zTXt", "iTXt", "tEXt", "iCCP", "acTL", "ABCD" })
	void removesEverythingElse(String type) {
		byte[] data = new byte[1000];
		assertThat(PngChunks.needed(with(type, data.length, data))).isEqualTo(PNG);
	}

	@ParameterizedTest
	@ValueSource(ints = { -1, Integer.MIN_VALUE, Integer.MAX_VALUE, 10_000_000 })
	void endsBeforeAChunkThatIsCutOff(int length) {
		assertThat(PngChunks.needed(with("IDAT", length, new byte[0]))).isEqualTo(Arrays.copyOf(PNG, HEAD));
	}

	@Test
	void endsBeforeTheRestOfAFile() {
		assertThat(PngChunks.needed(Arrays.copyOf(PNG, PNG.length - 1)))
			.isEqualTo(Arrays.copyOf(PNG, PNG.length - END));
		assertThat(PngChunks.needed(Arrays.copyOf(PNG, 8))).isEqualTo(Arrays.copyOf(PNG, 8));
	}

	private static byte[] with(String type, int length, byte[] data) {
		ByteArrayOutputStream png = new ByteArrayOutputStream();
		png.write(PNG, 0, HEAD);
		png.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
		png.writeBytes(type.getBytes(StandardCharsets.US_ASCII));
		png.writeBytes(data);
		png.writeBytes(new byte[4]);
		png.write(PNG, HEAD, PNG.length - HEAD);
		return png.toByteArray();
	}

}
