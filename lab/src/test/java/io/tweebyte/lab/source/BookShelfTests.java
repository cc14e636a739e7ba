package io.tweebyte.lab.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.UnreadableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assumptions.assumeThat;

class BookShelfTests {

	@TempDir
	private Path folder;

	@Test
	void readsABookWithoutWhatIsAroundIt() throws IOException {
		Files.writeString(this.folder.resolve("book.txt"),
				"head\n".repeat(14) + "one\n\ntwo\n*** END OF THE BOOK ***\nlicence\n");
		BookShelf shelf = BookShelf.open(this.folder);
		List<String> lines = new ArrayList<>();
		try (Book book = shelf.read(shelf.books().getFirst())) {
			assertThat(shelf.outcome(new Digest()).open()).isOne();
			book.forEachRemaining(lines::add);
		}
		assertThat(lines).containsExactly("one", "", "two");
		assertThat(shelf.outcome(new Digest()).taken()).isEqualTo(3);
		assertThat(shelf.outcome(new Digest()).open()).isZero();
	}

	@Test
	void writesTheSameBooksOfASeedOnce() throws IOException {
		Path books = this.folder.resolve("books");
		BookShelf.write(books, 500_000, 1);
		String first = Files.readString(BookShelf.open(books).books().getFirst());
		BookShelf.write(books, 500_000, 2);
		assertThat(Files.readString(BookShelf.open(books).books().getFirst())).isEqualTo(first);
		Path again = this.folder.resolve("again");
		BookShelf.write(again, 500_000, 1);
		assertThat(Files.readString(BookShelf.open(again).books().getFirst())).isEqualTo(first);
	}

	@Test
	void writesBooksOfTheShapeOfRealOnes() throws IOException {
		Path books = this.folder.resolve("books");
		BookShelf.write(books, 2_000_000, 1);
		BookShelf shelf = BookShelf.open(books);
		int lines = 0;
		int blank = 0;
		int words = 0;
		for (Path file : shelf.books()) {
			try (Book book = shelf.read(file)) {
				while (book.hasNext()) {
					String line = book.next();
					lines++;
					blank += line.isBlank() ? 1 : 0;
					words += line.isBlank() ? 0 : line.split(" ").length;
				}
			}
		}
		assertThat((double) blank / lines).isBetween(0.15, 0.17);
		assertThat((double) words / (lines - blank)).isBetween(8.5, 10.0);
	}

	@Test
	void refusesWhatIsNoFolderOfBooks() throws IOException {
		assertThatIOException().isThrownBy(() -> BookShelf.open(this.folder.resolve("none")))
			.withMessageContaining("There is no folder");
		assertThatIOException().isThrownBy(() -> BookShelf.open(this.folder)).withMessageContaining("has no file");
		Files.writeString(this.folder.resolve("short"), "head\n".repeat(14));
		assertThatIOException().isThrownBy(() -> BookShelf.checked(this.folder))
			.withMessageStartingWith("The books of %s have no line.".formatted(this.folder));
	}

	@Test
	void namesAFolderThatCannotBeRead() throws IOException {
		Files.writeString(this.folder.resolve("book"), "head\n".repeat(14) + "a line\n");
		Path closed = Files.createDirectories(this.folder.resolve("closed"));
		Files.setPosixFilePermissions(closed, Set.of());
		// the superuser may read everything
		assumeThat(Files.isReadable(closed)).isFalse();
		assertThatExceptionOfType(UnreadableException.class).isThrownBy(() -> BookShelf.checked(closed))
			.withMessage("%1$s cannot be read: no permission for %1$s".formatted(closed));
		assertThatExceptionOfType(UnreadableException.class).isThrownBy(() -> BookShelf.checked(this.folder))
			.withMessage("%s cannot be read: no permission for %s".formatted(this.folder, closed));
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void namesAFileThatCannotBeRead() throws IOException {
		// the memory of a process has nothing at its begin
		Path file = Files.createSymbolicLink(this.folder.resolve("book"), Path.of("/proc/self/mem"));
		assertThatExceptionOfType(UnreadableException.class).isThrownBy(() -> BookShelf.checked(this.folder))
			.withMessage(file + " cannot be read: Input/output error");
	}

	@Test
	void hasAnotherFingerprintWhenABookChanges() throws IOException {
		Path file = Files.writeString(this.folder.resolve("book"), "a line\n");
		String before = BookShelf.open(this.folder).fingerprint();
		assertThat(before).startsWith("1 files, 7 bytes, SHA-256 ")
			.isEqualTo(BookShelf.open(this.folder).fingerprint());
		Files.writeString(file, "a lane\n");
		assertThat(BookShelf.open(this.folder).fingerprint()).isNotEqualTo(before);
	}

	@ParameterizedTest
	@MethodSource("malformed")
	void namesAFileThatIsNoText(byte[] bytes) throws IOException {
		Path file = Files.writeString(this.folder.resolve("file"), "head\n".repeat(14) + "a line\n".repeat(3_000));
		assertThat(BookShelf.checked(this.folder).books()).containsExactly(file);
		Files.write(file, bytes, StandardOpenOption.APPEND);
		assertThatIOException().isThrownBy(() -> BookShelf.checked(this.folder))
			.withMessage("The file %s is no text in UTF-8.".formatted(file));
	}

	static Stream<byte[]> malformed() {
		return Stream.of(new byte[] { 1, 0, 2 }, "caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));
	}

}
