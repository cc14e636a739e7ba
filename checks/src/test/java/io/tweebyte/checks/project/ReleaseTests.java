package io.tweebyte.checks.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What {@code ops/release} changes, in a small repository. */
class ReleaseTests {

	private static final String EVENT = "open(\"1.00000000.1.00000000-0000\")";

	@TempDir
	private Path folder;

	@BeforeEach
	void makeRepository() throws Exception {
		new TinyProject(this.folder).write("pom.xml", "\t<version>0.1.0-SNAPSHOT</version>")
			.write("run", "java -jar launcher-0.1.0-SNAPSHOT.jar", "another-0.1.0-SNAPSHOT.jar")
			.write("Events.java", EVENT)
			.write("docs/releasing.md", "ops/release version 0.1.0")
			.write("CHANGELOG.md", "# Changelog", "", "## [Unreleased]", "", "The first release.", "",
					"## Before 0.1.0", "", "Older.");
		Path script = this.folder.resolve("ops/release");
		Files.createDirectories(script.getParent());
		Files.copy(Project.current().root().resolve("ops/release"), script);
		assertThat(run("git", "init", "--quiet")).isEmpty();
		assertThat(run("git", "add", ".")).isEmpty();
	}

	@Test
	void setsTheVersionEverywhereAndNothingElse() throws Exception {
		assertThat(release("version", "0.1.0")).isEmpty();
		assertThat(read("pom.xml")).isEqualTo("\t<version>0.1.0</version>\n");
		assertThat(read("run")).isEqualTo("java -jar launcher-0.1.0.jar\nanother-0.1.0.jar\n");
		assertThat(read("CHANGELOG.md")).contains("## [0.1.0] - " + LocalDate.now(ZoneOffset.UTC));

		assertThat(release("version", "0.2.0-SNAPSHOT")).isEmpty();
		assertThat(read("run")).isEqualTo("java -jar launcher-0.2.0-SNAPSHOT.jar\nanother-0.2.0-SNAPSHOT.jar\n");
		assertThat(read("CHANGELOG.md")).contains("## [Unreleased]\n\n## [0.1.0] - ").contains("## Before 0.1.0");
		assertThat(read("Events.java")).isEqualTo(EVENT + "\n");
		assertThat(read("docs/releasing.md")).isEqualTo("ops/release version 0.1.0\n");
	}

	@Test
	void printsTheNotesOfAVersionAlone() throws Exception {
		release("version", "0.1.0");
		assertThat(release("notes", "0.1.0").strip()).isEqualTo("The first release.");
		assertThat(release("notes", "0.9.0")).contains("pom.xml has version 0.1.0, not 0.9.0.");
	}

	@Test
	void refusesWhatIsNoVersion() throws Exception {
		assertThat(release("version", "1.0")).contains("'1.0' is not a version");
		assertThat(release("version", "0.1.0-SNAPSHOT")).contains("pom.xml has version 0.1.0-SNAPSHOT already");
	}

	private String release(String... arguments) throws Exception {
		return run(List.of("ops/release", arguments[0], arguments[1]));
	}

	private String run(String... command) throws Exception {
		return run(List.of(command));
	}

	private String run(List<String> command) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(command).directory(this.folder.toFile()).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		process.waitFor();
		return output;
	}

	private String read(String path) throws IOException {
		return Files.readString(this.folder.resolve(path));
	}

}
