package io.tweebyte.load.data;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.zip.CRC32;

import javax.imageio.ImageIO;

import io.tweebyte.load.data.DatabaseContent.Tweet;

/** The pictures that plans upload and read, the same ones every time. */
public final class PlanPictures {

	/** Others would be as good: their bytes are in memory after the first read. */
	private static final int COUNT = 4;

	/** Enough that no tweet gets two at once. */
	private static final int UPLOADS = 1000;

	/** Pixels of noise in a row and in a column, which no format makes smaller. */
	private static final int SIDE = 850;

	private static final int WIDTH = 1600;

	private static final int HEIGHT = 1200;

	private PlanPictures() {
	}

	/**
	 * Writes {@code upload.jpg}, which has many pixels and few bytes, the pictures of
	 * some megabytes, {@code pictures.csv} with the tweets that are to have them, and
	 * {@code uploads.csv} with other ones.
	 */
	public static void write(Path folder, PlanData data) throws IOException {
		Files.createDirectories(folder);
		Files.write(folder.resolve("upload.jpg"), upload());
		List<String> lines = new ArrayList<>();
		for (Tweet tweet : tweets(data.content())) {
			Path file = file(folder, lines.size());
			byte[] bytes = picture(lines.size());
			Files.write(file, bytes);
			CRC32 sum = new CRC32();
			sum.update(bytes);
			lines.add("%s,%s,%d,%d,%s".formatted(tweet.id(), file.getFileName(), bytes.length, sum.getValue(),
					data.token(tweet.author())));
		}
		PlanData.csv(folder.resolve("pictures.csv"), "tweet_id,file,size,crc32,token", lines);
		List<Tweet> taken = tweets(data.content());
		PlanData.csv(folder.resolve("uploads.csv"), "tweet_id,token",
				data.content()
					.tweets()
					.stream()
					.filter((tweet) -> !taken.contains(tweet))
					.limit(UPLOADS)
					.map((tweet) -> tweet.id() + "," + data.token(tweet.author()))
					.toList());
	}

	/** Returns the tweets that are to have pictures, of as many public authors. */
	public static List<Tweet> tweets(DatabaseContent content) {
		return content.open()
			.stream()
			.flatMap((author) -> content.tweets().stream().filter((tweet) -> tweet.author().equals(author)).limit(1))
			.limit(COUNT)
			.toList();
	}

	/** Returns the file with the picture of one of {@link #tweets}. */
	public static Path file(Path folder, int number) {
		return folder.resolve("picture-%d.png".formatted(number + 1));
	}

	public static byte[] upload() {
		return encoded("jpg", WIDTH, HEIGHT, (x, y) -> x / 7 << 16 | y / 5 << 8 | 99);
	}

	/** Returns the bytes of a PNG of two megabytes, others for each number. */
	public static byte[] picture(int number) {
		Random random = new Random(number);
		return encoded("png", SIDE, SIDE, (x, y) -> random.nextInt(1 << 24));
	}

	private static byte[] encoded(String format, int width, int height, IntBinaryOperator color) {
		BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				image.setRGB(x, y, color.applyAsInt(x, y));
			}
		}
		try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
			ImageIO.write(image, format, bytes);
			return bytes.toByteArray();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
