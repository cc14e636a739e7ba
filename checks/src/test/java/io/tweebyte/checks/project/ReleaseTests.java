package io.tweebyte.checks.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What {@code ops/release} changes, in a small repository. */
class ReleaseTests {

	private static final String EVENT = "open(\"17.8.97.8.90-0000\")";

	@TempDir
	private Path folder;

	@BeforeEach
	void makeRepository() throws Exception {
		new TinyProject(this.folder).write("pom.xml", "\t<version>7.8.9-SNAPSHOT</version>")
			.write("run", "launcher-7.8.9-SNAPSHOT.jar 7.8.9-SNAPSHOT 7.8.9-SNAPSHOT", "This is 7.8.9-SNAPSHOT.")
			.write("Events.java", EVENT)
			.write("docs/releasing.md", "ops/release version 7.8.9")
			.write("CHANGELOG.md", "# Changelog", "", "## [Unreleased]", "", "The first release.", "",
					"## Before 7.8.9", "", "Older.");
		Path script = this.folder.resolve("ops/release");
		Files.createDirectories(script.getParent());
		Files.copy(Project.current().root().resolve("ops/release"), script);
		assertThat(run("git", "init", "--quiet")).isEmpty();
		assertThat(run("git", "add", ".")).isEmpty();
	}

	@Test
	void setsTheVersionEverywhereAndNothingElse() throws Exception {
		assertThat(release("version", "7.8.9")).isEmpty();
		assertThat(read("pom.xml")).isEqualTo("\t<version>7.8.9</version>\n");
		assertThat(read("run")).isEqualTo("launcher-7.8.9.jar 7.8.9 7.8.9\nThis is 7.8.9.\n");
		assertThat(read("CHANGELOG.md")).contains("## [7.8.9] - " + LocalDate.now(ZoneOffset.UTC));

		assertThat(release("version", "8.0.0-SNAPSHOT")).isEmpty();
		assertThat(read("run"))
			.isEqualTo("launcher-8.0.0-SNAPSHOT.jar 8.0.0-SNAPSHOT 8.0.0-SNAPSHOT\nThis is 8.0.0-SNAPSHOT.\n");
		assertThat(read("CHANGELOG.md")).contains("## [Unreleased]\n\n## [7.8.9] - ").contains("## Before 7.8.9");
		assertThat(read("Events.java")).isEqualTo(EVENT + "\n");
		assertThat(read("docs/releasing.md")).isEqualTo("ops/release version 7.8.9\n");
	}

	@Test
	void printsTheNotesOfAVersionAlone() throws Exception {
		release("version", "7.8.9");
		assertThat(release("notes", "7.8.9").strip()).isEqualTo("The first release.");
		assertThat(release("notes", "9.9.9")).contains("pom.xml has version 7.8.9, not 9.9.9.");
	}

	@Test
	void refusesWhatIsNoVersion() throws Exception {
		assertThat(release("version", "1.0")).contains("'1.0' is not a version");
		assertThat(release("version", "7.8.9-SNAPSHOT")).contains("pom.xml has version 7.8.9-SNAPSHOT already");
	}

	private String release(String command, String version) throws IOException, InterruptedException {
		return run("ops/release", command, version);
	}

	private String run(String... command) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(command).directory(this.folder.toFile()).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		process.waitFor();
		return output;
	}

	private String read(String path) throws IOException {
		return Files.readString(this.folder.resolve(path));
	}

}
