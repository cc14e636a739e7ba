package io.tweebyte.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.tweet.Picture;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.testsupport.Pictures;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.io.Resource;
import org.springframework.http.ResponseEntity;
import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class PictureFilesTests {

	private static final UUID USER = UUID.randomUUID();

	private static final Deadline LATER = Deadline.in(Duration.ofMinutes(1));

	@TempDir
	private Path directory;

	private PictureFiles files;

	@BeforeEach
	void create() {
		this.files = new PictureFiles(settings(this.directory, DataSize.ofBytes(0)));
	}

	private static PictureSettings settings(Path directory, DataSize reserve) {
		return new PictureSettings(directory, 1, 1, 1, 2, reserve, Duration.ofHours(1), 1, Duration.ZERO,
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
	void refusesAPictureThatWaitedTooLong() {
		UUID id = this.files.begin(USER);
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.files.add(id, Deadline.in(Duration.ZERO)))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(503));
	}

	@Test
	void keepsNoFileThatIsRefused() throws IOException {
		UUID id = this.files.begin(USER);
		Files.writeString(this.files.file(id), "GIF89a and nothing else");
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.files.add(id, LATER))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(400));
		assertThat(this.files.file(id)).doesNotExist();
	}

	@Test
	void doesNotBlameClientsForTheDisk() {
		UUID id = this.files.begin(USER);
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.files.add(id, LATER))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(503));
	}

	@Test
	void refusesPicturesWhenTheDiskIsAlmostFull() {
		PictureFiles full = new PictureFiles(settings(this.directory, DataSize.ofTerabytes(1_000_000)));
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> full.begin(USER))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(503));
	}

	@Test
	void refusesMorePicturesOfAUserThanPerHour() {
		this.files.begin(USER);
		this.files.begin(USER);
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> this.files.begin(USER))
			.satisfies((refusal) -> assertThat(refusal.kind().status()).isEqualTo(429));
		assertThat(this.files.begin(UUID.randomUUID())).isNotNull();
	}

	@Test
	void removesPictures() throws IOException {
		Picture picture = add(Pictures.of("png", 1, 1));
		UUID unknown = UUID.randomUUID();
		assertThat(this.files.remove(List.of(picture.id(), unknown))).containsExactly(picture.id(), unknown);
		assertThatExceptionOfType(ApiException.class)
			.isThrownBy(() -> this.files.picture(new PictureRow(USER, picture.id(), picture.type())));
		assertThat(left()).isEmpty();
	}

	@Test
	void goesOnAfterAFileThatCannotBeRemoved() throws IOException {
		UUID stuck = this.files.begin(USER);
		Files.createDirectories(this.files.file(stuck).resolve("file"));
		Picture picture = add(Pictures.of("png", 1, 1));
		assertThat(this.files.remove(List.of(stuck, picture.id()))).containsExactly(picture.id());
		assertThat(left()).isEmpty();
	}

	@Test
	void removesOldPartsOfForms() throws IOException {
		Path old = Files.createFile(this.directory.resolve("incoming").resolve("old"));
		Path recent = Files.createFile(this.directory.resolve("incoming").resolve("recent"));
		Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(60)));
		this.files.removeIncoming(Instant.now().minusSeconds(30));
		assertThat(left()).containsExactly(recent);
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

	@Test
	void needsAnAbsoluteDirectory() {
		assertThatIllegalArgumentException().isThrownBy(() -> settings(Path.of("pictures"), DataSize.ofBytes(0)))
			.withMessageContaining("tweebyte.pictures.directory must be an absolute path");
	}

	@Test
	void respondsWithAPicture() throws IOException {
		assertThat(picture().response(null, null).getStatusCode().value()).isEqualTo(200);
		assertThat(picture().response("bytes=0-1", "\"another\"").getStatusCode().value()).isEqualTo(200);
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"%s\"", "W/\"%s\"", "*", "\"another\", \"%s\"" })
	void sendsNothingThatTheClientHas(String known) throws IOException {
		PictureFile file = picture();
		ResponseEntity<Resource> response = file.response("bytes=x", known.formatted(file.tag()));
		assertThat(response.getStatusCode().value()).isEqualTo(304);
		assertThat(response.getBody()).isNull();
		assertThat(response.getHeaders().headerNames()).containsExactlyInAnyOrder("ETag", "Accept-Ranges",
				"Cache-Control");
	}

	@ParameterizedTest
	@CsvSource(nullValues = "-",
			value = { "bytes=x, -", "bytes=1000000-, -", "bytes=, -", "'bytes=,', -", "bytes=x, \"another\"" })
	void refusesARange(String range, String known) throws IOException {
		PictureFile file = picture();
		assertThatExceptionOfType(ApiException.class).isThrownBy(() -> file.response(range, known))
			.satisfies((refusal) -> assertThat(refusal.headers()).containsEntry("Content-Range",
					"bytes */" + file.file().contentLength()));
	}

	private PictureFile picture() throws IOException {
		Picture picture = add(Pictures.of("png", 1, 1));
		return this.files.picture(new PictureRow(USER, picture.id(), picture.type()));
	}

	private List<Path> left() throws IOException {
		try (Stream<Path> files = Files.walk(this.directory)) {
			return files.filter(Files::isRegularFile).toList();
		}
	}

	private Picture add(byte[] bytes) throws IOException {
		UUID id = this.files.begin(USER);
		Files.write(this.files.file(id), bytes);
		return this.files.add(id, LATER);
	}

}
