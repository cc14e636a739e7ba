package io.tweebyte.checks.seeded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;
import io.tweebyte.checks.seeded.WorkingCopy.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class WorkingCopyTests {

	private static final String CLASS = "user/src/main/java/service/Users.java";

	private static final String TESTS = "user/src/test/java/UsersTests.java";

	private static final String SETTINGS = "user/src/main/resources/application.yml";

	private static final TreePair PAIR = new TreePair(Tree.ASYNC, Tree.REACTIVE);

	@TempDir
	Path root;

	private TinyProject tiny;

	@BeforeEach
	void makeARepository() throws IOException, InterruptedException {
		this.tiny = new TinyProject(this.root).write(".gitignore", "target/")
			.both(CLASS, "@Service", "class Users {", "}")
			.both(TESTS, "class UsersTests {", "", "\t@Test", "\tvoid first() {", "\t}", "", "\t@Test",
					"\tvoid second() {", "\t}", "", "}")
			.both(SETTINGS, "server.port: 1")
			.write("async/user/pom.xml", "<project/>")
			.write("async/user/target/classes/A.class", "compiled")
			.write("async/user/target/surefire-reports/A.xml", "report");
		assertThat(Run.of(this.root, Map.of(), List.of("git", "init", "-q")).status()).isZero();
	}

	@Test
	void holdsTheTreeAsItIsAndWhatWasBuilt() throws Exception {
		try (WorkingCopy copy = WorkingCopy.of(this.root)) {
			assertThat(copy.project().read("async/" + CLASS)).contains("class Users");
			assertThat(copy.project().has("async/user/target/classes/A.class")).isTrue();
			assertThat(copy.project().has("async/user/target/surefire-reports/A.xml")).isFalse();
		}
	}

	@Test
	void takesEveryEditBack() throws Exception {
		try (WorkingCopy copy = WorkingCopy.of(this.root)) {
			copy.write("async/" + CLASS, "other");
			copy.write("async/new.txt", "new");
			copy.delete("async/" + TESTS);
			assertThat(copy.changedSources()).containsExactly("async/" + CLASS);
			copy.restore();
			assertThat(copy.project().read("async/" + CLASS)).contains("class Users");
			assertThat(copy.project().has("async/new.txt")).isFalse();
			assertThat(copy.project().has("async/" + TESTS)).isTrue();
			assertThat(this.tiny.project().read("async/" + CLASS)).contains("class Users");
		}
	}

	@Test
	void leavesNothingBehind() throws Exception {
		Path copied;
		try (WorkingCopy copy = WorkingCopy.of(this.root)) {
			copied = copy.project().root();
			assertThat(copied).exists();
		}
		assertThat(Files.exists(copied)).isFalse();
	}

	@Test
	void isBrokenInTheRightPlaces() throws Exception {
		try (WorkingCopy copy = WorkingCopy.of(this.root)) {
			Edits.swapMethods("async/user").apply(copy);
			assertThat(copy.project().read("async/" + TESTS)).containsSubsequence("void second()", "void first()");
			Edits.replace("async/" + SETTINGS, "port: 1", "port: 2").apply(copy);
			assertThat(copy.project().read("async/" + SETTINGS)).isEqualTo("server.port: 2\n");
			Edits.addTo("async/user", "service", "int seeded;").apply(copy);
			assertThat(copy.project().read("async/" + CLASS)).containsSubsequence("class Users {", "int seeded;", "}");
			Edits.remove(PAIR, "user", "service").apply(copy);
			assertThat(copy.project().has("reactive/" + CLASS)).isFalse();
		}
	}

	@Test
	void complainsWhenModulesDoNotCompile() throws Exception {
		this.tiny.write("mvnw", "#!/bin/sh", "echo no compiler", "exit 1");
		assertThat(this.root.resolve("mvnw").toFile().setExecutable(true)).isTrue();
		try (WorkingCopy copy = WorkingCopy.of(this.root)) {
			copy.compile(List.of(), "it does not compile");
			assertThatIllegalStateException()
				.isThrownBy(() -> copy.compile(List.of("async/user"), "it does not compile"))
				.withMessageStartingWith("it does not compile: no compiler");
		}
	}

	@Test
	void complainsWhenThereIsNothingToBreak() throws Exception {
		try (WorkingCopy copy = WorkingCopy.of(this.root)) {
			assertThatIllegalStateException().isThrownBy(() -> Edits.remove(PAIR, "user", "client").apply(copy));
			assertThatIllegalStateException().isThrownBy(() -> Edits.swapMethods("async/none").apply(copy));
			assertThatIllegalStateException()
				.isThrownBy(() -> Edits.replace("async/" + SETTINGS, "port: 3", "port: 2").apply(copy));
		}
	}

}
