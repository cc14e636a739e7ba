package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class StepsTests {

	private static final String FOLDER = "docs/walkthrough/steps/";

	private static final String PATCH = """
			Step 1: louder

			Because it was not heard.

			diff --git a/word.txt b/word.txt
			--- a/word.txt
			+++ b/word.txt
			@@ -1 +1 @@
			-hello
			+HELLO
			""";

	@TempDir
	private Path root;

	@Test
	void laysOutEachStep() throws IOException {
		Steps steps = steps("hello\n");

		steps.layOut(0, this.root.resolve("0"));
		steps.layOut(1, this.root.resolve("1"));

		assertThat(steps.last()).isEqualTo(1);
		assertThat(steps.name(1)).isEqualTo("01-louder");
		assertThat(steps.reason(1)).isEqualTo("Step 1: louder\n\nBecause it was not heard.");
		assertThat(this.root.resolve("0/word.txt")).hasContent("hello");
		assertThat(this.root.resolve("1/word.txt")).hasContent("HELLO");
	}

	@Test
	void tellsWhichPatchDoesNotApply() {
		Steps steps = steps("bye\n");

		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> steps.layOut(1, this.root.resolve("1")))
			.withMessageContaining("01-louder.patch does not apply to the step before");
	}

	@Test
	void refusesAGap() throws IOException {
		steps("hello\n");
		Files.move(this.root.resolve(FOLDER + "01-louder.patch"), this.root.resolve(FOLDER + "02-louder.patch"));

		assertThatExceptionOfType(DocsException.class).isThrownBy(() -> new Steps(new Project(this.root)))
			.withMessageContaining("not the name of step 01");
	}

	@Test
	void laysOutABranch() {
		Steps steps = branched();

		assertThat(steps.name(8)).isEqualTo("08-last");
		assertThat(steps.find("v2")).isEqualTo(10);
		assertThat(steps.find("louder")).isEqualTo(9);
		assertThat(steps.number(10)).isEqualTo("v2");
		steps.layOut(10, this.root.resolve("v2"));
		assertThat(this.root.resolve("v2/word.txt")).hasContent("HELLO!");
	}

	@Test
	void knowsWhichStepsFollow() {
		Steps steps = branched();

		assertThat(steps.after(6)).containsExactly(7, 8, 9, 10);
		assertThat(steps.after(7)).containsExactly(8, 9, 10);
		assertThat(steps.after(8)).isEmpty();
		assertThat(steps.after(9)).containsExactly(10);
		assertThat(steps.before(9)).isEqualTo(7);
	}

	/** Steps 0 to 8, of which the last is no part of the branch after step 7. */
	private Steps branched() {
		SmallProject project = new SmallProject(this.root).write(FOLDER + "00-start/word.txt", "0\n");
		for (int step = 1; step < 7; step++) {
			project.write(FOLDER + "%02d-next.patch".formatted(step), patch("" + (step - 1), "" + step));
		}
		project.write(FOLDER + "07-fork.patch", patch("6", "hello"))
			.write(FOLDER + "08-last.patch", patch("hello", "bye"))
			.write(FOLDER + "v1-louder.patch", PATCH)
			.write(FOLDER + "v2-louder-still.patch", patch("HELLO", "HELLO!"));
		return new Steps(new Project(this.root));
	}

	private static String patch(String from, String to) {
		return PATCH.replace("-hello", "-" + from).replace("+HELLO", "+" + to);
	}

	private Steps steps(String word) {
		new SmallProject(this.root).write(FOLDER + "00-start/word.txt", word).write(FOLDER + "01-louder.patch", PATCH);
		return new Steps(new Project(this.root));
	}

}
