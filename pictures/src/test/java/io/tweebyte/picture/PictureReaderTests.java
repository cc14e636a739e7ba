package io.tweebyte.picture;

import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicLong;

import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.FieldError;
import io.tweebyte.picture.PictureReader.DecodedPicture;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.testsupport.Pictures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PictureReaderTests {

	private static final String TOO_MANY = "must have at most 16,777,216 pixels, and at most 16,384 in a row or a column.";

	private final PictureReader reader = new PictureReader();

	@ParameterizedTest
	@CsvSource({ "png, 30, 20, 20, 20", "jpeg, 30, 20, 20, 20", "gif, 30, 20, 20, 20", "png, 20, 30, 20, 30",
			"jpeg, 3000, 1500, 750, 750", "gif, 16384, 1000, 1000, 1000", "png, 1000, 16384, 1000, 1024",
			"jpeg, 4096, 4096, 512, 512" })
	void keepsTheMiddleColumns(String format, int width, int height, int keptWidth, int keptHeight) {
		DecodedPicture picture = read(Pictures.of(format, width, height));
		assertThat(picture.size().width).isEqualTo(width);
		assertThat(picture.size().height).isEqualTo(height);
		assertThat(picture.image().getWidth()).isEqualTo(keptWidth);
		assertThat(picture.image().getHeight()).isEqualTo(keptHeight);
	}

	@Test
	void keepsFewPixelsOfSixteenBits() throws IOException {
		ColorModel model = new ComponentColorModel(ColorSpace.getInstance(ColorSpace.CS_sRGB), true, false,
				Transparency.TRANSLUCENT, DataBuffer.TYPE_USHORT);
		BufferedImage image = new BufferedImage(model, model.createCompatibleWritableRaster(1023, 2047), false, null);
		DataBuffer kept = read(written(image, "png")).image().getRaster().getDataBuffer();
		assertThat(kept.getSize() * (long) DataBuffer.getDataTypeSize(kept.getDataType()) / 8).isLessThan(17_000_000);
	}

	@ParameterizedTest
	@CsvSource({ "png, 16385, 1", "gif, 1, 16385", "jpeg, 4097, 4096" })
	void refusesMorePixelsThanItMayHold(String format, int width, int height) {
		assertRefused(Pictures.of(format, width, height), TOO_MANY);
	}

	@Test
	void refusesAGifWithALargeScreenAndASmallFrame() {
		byte[] gif = HexFormat.ofDelimiter(" ")
			.parseHex("47 49 46 38 39 61 20 4e 20 4e 80 00 00 00 00 00 ff ff ff "
					+ "2c 00 00 00 00 01 00 01 00 00 02 02 44 01 00 3b");
		assertRefused(gif, TOO_MANY);
	}

	@Test
	void refusesManyPixelsInFewBytes() {
		assertRefused(Pictures.bomb(), TOO_MANY);
	}

	@ParameterizedTest
	@ValueSource(strings = { "png", "jpeg", "gif" })
	void refusesAPictureThatIsCutOff(String format) {
		byte[] bytes = Pictures.of(format, 300, 200);
		for (int part = 1; part < 10; part++) {
			assertRefused(Arrays.copyOf(bytes, bytes.length * part / 10),
					"must be a picture that can be read to its end.");
		}
	}

	@Test
	void refusesOtherFormats() {
		assertRefused(new byte[0], "must be a PNG, JPEG or GIF picture.");
		assertRefused(Pictures.webp(), "must be a PNG, JPEG or GIF picture.");
	}

	@Test
	void givesUpWhenTheTimeIsOver() throws IOException {
		byte[] picture = scans(10);
		AtomicLong time = new AtomicLong();
		Deadline deadline = Deadline.in(Duration.ofNanos(picture.length / 1000), time::getAndIncrement);
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.reader.read(picture, deadline))
			.satisfies((late) -> assertThat(late.kind().status()).isEqualTo(503));
	}

	@Test
	void refusesMoreScansThanItMayRead() throws IOException {
		assertThat(read(scans(16)).size().width).isEqualTo(1024);
		assertRefused(scans(17), "must have at most 16 scans if it is a JPEG picture.");
		assertRefused(scans(5_000), "must have at most 16 scans if it is a JPEG picture.");
	}

	/** Each scan takes a pass over all pixels, and few bytes. The JDK writes ten. */
	private static byte[] scans(int scans) throws IOException {
		byte[] jpeg = progressive(new BufferedImage(1024, 1024, BufferedImage.TYPE_INT_RGB));
		int last = jpeg.length - 2;
		while ((jpeg[last] & 0xFF) != 0xFF || (jpeg[last + 1] & 0xFF) != 0xDA) {
			last--;
		}
		ByteArrayOutputStream all = new ByteArrayOutputStream();
		all.write(jpeg, 0, last);
		for (int i = 9; i < scans; i++) {
			all.write(jpeg, last, jpeg.length - 2 - last);
		}
		all.write(jpeg, jpeg.length - 2, 2);
		return all.toByteArray();
	}

	private static byte[] progressive(BufferedImage image) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
		ImageWriteParam parameters = writer.getDefaultWriteParam();
		parameters.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
		try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
			writer.setOutput(output);
			writer.write(null, new IIOImage(image, null, null), parameters);
		}
		writer.dispose();
		return bytes.toByteArray();
	}

	private static byte[] written(BufferedImage image, String format) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		ImageIO.write(image, format, bytes);
		return bytes.toByteArray();
	}

	private DecodedPicture read(byte[] file) {
		return this.reader.read(file, Deadline.in(Duration.ofMinutes(1)));
	}

	private void assertRefused(byte[] file, String message) {
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> read(file))
			.satisfies((refusal) -> assertThat(refusal.errors()).containsExactly(new FieldError("file", message)));
	}

}
