package io.tweebyte.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.testsupport.Pictures;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class PictureFilesTests {

	private static final UUID USER = UUID.randomUUID();

	@TempDir
	private Path directory;

	private PictureFiles files;

	@BeforeEach
	void create() {
		this.files = new PictureFiles(settings(this.directory, DataSize.ofBytes(0)));
	}

	private static PictureSettings settings(Path directory, DataSize reserve) {
		return new PictureSettings(directory, 1_000_000, 1, 1, 1, reserve, Duration.ofHours(1), 1, Duration.ZERO,
				Duration.ofMinutes(1));
	}

	@ParameterizedTest
	@ValueSource(strings = { "png", "jpeg", "gif" })
	void readsAPicture(String format) throws IOException {
		byte[] bytes = Pictures.of(format, 30, 20);
		Picture picture = add(bytes);
		assertThat(picture).isEqualTo(new Picture(picture.id(), "image/" + format, 30, 20, bytes.length));
		PictureRow row = new PictureRow(USER, picture.id(), picture.type());
		assertThat(this.files.picture(row).file().getContentAsByteArray()).isEqualTo(bytes);
		assertThat(this.files.preview(row).file().contentLength()).isPositive();
	}

	@Test
	void readsAWebp() throws IOException {
		Picture picture = add(Pictures.webp());
		assertThat(picture.type()).isEqualTo("image/webp");
		assertThat(picture.width()).isEqualTo(1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "png", "jpeg", "gif" })
	void refusesAPictureThatIsCutOff(String format) {
		byte[] bytes = Pictures.of(format, 300, 200);
		for (int part = 1; part < 10; part++) {
			byte[] cut = Arrays.copyOf(bytes, bytes.length * part / 10);
			assertThatExceptionOfType(ApiException.class).as("%d of 10 parts", part).isThrownBy(() -> add(cut));
		}
	}

	@Test
	void refusesMorePixelsThanItMayHold() {
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> add(Pictures.of("png", 1001, 1000)))
			.satisfies((refusal) -> assertThat(refusal.errors()).singleElement()
				.hasToString("FieldError[field=file, message=must have at most 16,777,216 pixels.]"));
	}

	@Test
	void refusesPicturesWhenTheDiskIsAlmostFull() {
		PictureFiles full = new PictureFiles(settings(this.directory, DataSize.ofTerabytes(1_000_000)));
		assertThatExceptionOfType(ApiException.class).isThrownBy(full::begin)
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(503));
	}

	@Test
	void removesPictures() throws IOException {
		Picture picture = add(Pictures.of("png", 1, 1));
		this.files.remove(List.of(picture.id(), UUID.randomUUID()));
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> this.files.picture(new PictureRow(USER, picture.id(), picture.type())));
		try (var left = Files.walk(this.directory)) {
			assertThat(left.filter(Files::isRegularFile)).isEmpty();
		}
	}

	@Test
	void saysThatATweetHasNoPicture() {
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> this.files.picture(new PictureRow(USER, null, null)))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(404));
	}

	@Test
	void needsADirectory() throws IOException {
		Path file = Files.createFile(this.directory.resolve("file"));
		assertThatIllegalStateException().isThrownBy(() -> new PictureFiles(settings(file, DataSize.ofBytes(0))))
			.withMessageContaining("tweebyte.pictures.directory must be a directory");
	}

	private Picture add(byte[] bytes) throws IOException {
		UUID id = this.files.begin();
		Files.write(this.files.file(id), bytes);
		return this.files.add(id);
	}

}
