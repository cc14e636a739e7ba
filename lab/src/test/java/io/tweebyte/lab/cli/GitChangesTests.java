package io.tweebyte.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class GitChangesTests {

	@TempDir
	private Path root;

	@Test
	void tellsChangesApart() throws Exception {
		Path file = Files.writeString(this.root.resolve("file"), "one");
		git("init", "--quiet");
		git("add", "file");
		git("-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "First");
		assertThat(GitChanges.fingerprint(this.root)).isEmpty();
		Files.writeString(file, "two");
		Optional<String> two = GitChanges.fingerprint(this.root);
		assertThat(two).isNotEmpty().isEqualTo(GitChanges.fingerprint(this.root));
		Files.writeString(file, "three");
		assertThat(GitChanges.fingerprint(this.root)).isNotEmpty().isNotEqualTo(two);
	}

	@Test
	void hasNothingWithoutARepository() {
		assertThat(GitChanges.fingerprint(this.root)).isEmpty();
	}

	private void git(String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of("git"));
		command.addAll(List.of(arguments));
		assertThat(new ProcessBuilder(command).directory(this.root.toFile()).inheritIO().start().waitFor()).isZero();
	}

}
