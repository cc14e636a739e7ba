package io.tweebyte.measuring.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class JsonLinesTests {

	private static final Slice FIRST = new Slice("async", 1.5);

	private static final Slice SECOND = new Slice("reactive\n\"é\"", Double.NaN);

	@TempDir
	private Path folder;

	@Test
	void readsWhatWasAppended() throws IOException {
		lines().append(List.of(FIRST));
		lines().append(List.of(SECOND, FIRST));
		assertThat(lines().read()).containsExactly(FIRST, SECOND, FIRST);
		assertThat(Files.readAllLines(file())).hasSize(3);
	}

	@Test
	void aMissingFileHasNoLines() throws IOException {
		assertThat(lines().read()).isEmpty();
	}

	@Test
	void readsAKeptFileThatIsCompressed() throws IOException {
		lines().append(List.of(FIRST, SECOND));
		try (OutputStream kept = new GZIPOutputStream(
				Files.newOutputStream(this.folder.resolve(file().getFileName() + ".gz")))) {
			Files.copy(file(), kept);
		}
		Files.delete(file());
		assertThat(lines().read()).containsExactly(FIRST, SECOND);
		assertThatIOException().isThrownBy(() -> lines().append(List.of(FIRST)))
			.withMessageContaining("is kept, and nothing is added to it");
	}

	/** The cut goes through the two bytes of a letter as well. */
	@Test
	void skipsAnIncompleteLastLineAndAppendsInItsPlace() throws IOException {
		lines().append(List.of(FIRST, SECOND));
		byte[] whole = Files.readAllBytes(file());
		int first = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
		for (int end = first; end < whole.length; end++) {
			Files.write(file(), Arrays.copyOf(whole, end));
			assertThat(lines().read()).containsExactly(FIRST);
			lines().append(List.of(SECOND));
			assertThat(lines().read()).containsExactly(FIRST, SECOND);
		}
	}

	@Test
	void keepsWhatIsWanted() throws IOException {
		lines().append(List.of(FIRST, SECOND, FIRST));
		lines().keep((slice) -> !slice.equals(FIRST));
		assertThat(lines().read()).containsExactly(SECOND);
	}

	@Test
	void namesAMalformedLine() throws IOException {
		lines().append(List.of(FIRST));
		Files.writeString(file(), Files.readString(file()) + "{\"backend\":\n");
		assertThatIOException().isThrownBy(() -> lines().read()).withMessageContaining("Line 2 of " + file());
	}

	private Path file() {
		return this.folder.resolve("slices.jsonl");
	}

	private JsonLines<Slice> lines() {
		return new JsonLines<>(file(), Slice.class);
	}

	record Slice(String backend, double cost) {
	}

}
