package io.tweebyte.lab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class JmhForkIntegrationTests {

	@TempDir
	private Path folder;

	@Test
	void saysWhyAStyleHasFailed() throws IOException {
		Path books = Files.createDirectories(this.folder.resolve("books"));
		Files.writeString(books.resolve("one.txt"), "a line");
		Path output = this.folder.resolve("jmh.log");
		JmhFork fork = new JmhFork(LabPreset.SMOKE,
				Map.of("workload", "stream-map", "style", "LOOP", "books", books.toString(), "expected", "7 0 0 0"),
				output);
		assertThatIOException().isThrownBy(fork::run)
			.withMessageStartingWith("loop of stream-map took 10,000 items instead of 7")
			.withMessageEndingWith(". The output of JMH is in " + output);
		assertThat(output).content().contains("IllegalStateException: loop of stream-map");
	}

	@Test
	void saysThatAJvmHasFailed() {
		Path output = this.folder.resolve("jmh.log");
		JmhFork fork = new JmhFork(LabPreset.SMOKE, Map.of("books", this.folder.resolve("none").toString()), output);
		assertThatIOException().isThrownBy(fork::run)
			.withMessageStartingWith("There is no folder %s with books".formatted(this.folder.resolve("none")));
	}

}
