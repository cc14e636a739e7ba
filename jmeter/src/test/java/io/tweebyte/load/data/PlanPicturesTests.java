package io.tweebyte.load.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

import javax.imageio.ImageIO;

import io.tweebyte.load.data.DatabaseContent.Tweet;
import io.tweebyte.measuring.table.CsvTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class PlanPicturesTests {

	private static final List<UUID> USERS = IntStream.range(0, 10).mapToObj((number) -> new UUID(1, number)).toList();

	@TempDir
	private Path folder;

	@Test
	void areOfMegabytesForTweetsOfPublicAuthors() throws IOException {
		List<UUID> open = USERS.subList(1, 10);
		List<Tweet> tweets = IntStream.range(0, 30)
			.mapToObj((number) -> new Tweet(new UUID(2, number), USERS.get(number % 10), "A text"))
			.toList();
		DatabaseContent content = new DatabaseContent(List.of(), open, Map.of(), tweets, List.of(), List.of());

		PlanPictures.write(this.folder, new PlanData(content, Map.of(USERS.get(1), "token-1")));

		List<Map<String, String>> lines = CsvTable.read(Files.readString(this.folder.resolve("pictures.csv")));
		assertThat(lines).extracting((line) -> line.get("tweet_id"))
			.containsExactlyElementsOf(
					IntStream.rangeClosed(1, 4).mapToObj((number) -> new UUID(2, number).toString()).toList());
		assertThat(lines.getFirst()).containsEntry("token", "token-1");
		for (Map<String, String> line : lines) {
			byte[] bytes = Files.readAllBytes(this.folder.resolve(line.get("file")));
			CRC32 sum = new CRC32();
			sum.update(bytes);
			assertThat(bytes.length).isBetween(2_000_000, 3_000_000);
			assertThat(line).containsEntry("size", Integer.toString(bytes.length))
				.containsEntry("crc32", Long.toString(sum.getValue()));
		}
		assertThat(lines).extracting((line) -> line.get("crc32")).doesNotHaveDuplicates();
		assertThat(CsvTable.read(Files.readString(this.folder.resolve("uploads.csv"))))
			.extracting((line) -> line.get("tweet_id"))
			.hasSize(30 - lines.size())
			.doesNotContainAnyElementsOf(lines.stream().map((line) -> line.get("tweet_id")).toList());
	}

	@Test
	void hasOneForUploadsWithManyPixelsAndFewBytes() throws IOException {
		byte[] bytes = PlanPictures.upload();

		assertThat(bytes.length).isLessThan(300_000);
		assertThat(ImageIO.read(Files.write(this.folder.resolve("upload.jpg"), bytes).toFile())).satisfies((image) -> {
			assertThat(image.getWidth()).isEqualTo(1600);
			assertThat(image.getHeight()).isEqualTo(1200);
		});
	}

}
