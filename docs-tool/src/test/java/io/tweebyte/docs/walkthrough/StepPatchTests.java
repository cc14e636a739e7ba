package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.SmallProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class StepPatchTests {

	private static final String STEPS = "docs/walkthrough/steps/";

	@TempDir
	private Path root;

	private SmallProject project;

	private Path laidOut;

	@BeforeEach
	void steps() {
		this.project = new SmallProject(this.root).write(STEPS + "00-start/pom.xml", "one\n")
			.write(STEPS + "01-louder.patch", "Step 1: louder\n\nBecause.\n\n" + patch("one", "two"))
			.write(STEPS + "02-lower.patch", "Step 2: lower\n\nBecause.\n\n" + patch("two", "three"));
		this.laidOut = this.root.resolve("laid-out");
	}

	private static String patch(String from, String to) {
		return """
				diff --git a/pom.xml b/pom.xml
				--- a/pom.xml
				+++ b/pom.xml
				@@ -1 +1 @@
				-%s
				+%s
				""".formatted(from, to);
	}

	@Test
	void takesWhatLiesThereForTheStep() throws IOException {
		Path folder = layOut(1);
		Files.createDirectories(folder.resolve("user-service/src"));
		Files.writeString(folder.resolve("user-service/src/New.java"), "class New {\n}\n");
		Files.createDirectories(folder.resolve("user-service/target"));
		Files.writeString(folder.resolve("user-service/target/Built.txt"), "built");

		assertThat(new StepPatch(loaded(), 1, this.laidOut).write())
			.isEqualTo("is written, and all that follow apply to it");

		assertThat(loaded().reason(1)).isEqualTo("Step 1: louder\n\nBecause.");
		assertThat(Files.readString(this.root.resolve(STEPS + "01-louder.patch")))
			.contains("diff --git a/user-service/src/New.java b/user-service/src/New.java")
			.doesNotContain("Built.txt");
		Path anew = this.root.resolve("anew");
		loaded().layOut(2, anew);
		assertThat(anew.resolve("pom.xml")).hasContent("three");
		assertThat(anew.resolve("user-service/src/New.java")).hasContent("class New {\n}");
	}

	@Test
	void leadsToTheNextStepWhosePatchDoesNotApplyAnyMore() throws IOException {
		Files.writeString(layOut(1).resolve("pom.xml"), "zwei\n");

		assertThat(new StepPatch(loaded(), 1, this.laidOut).write()).startsWith("is written. ")
			.contains("02-lower.patch does not apply")
			.endsWith("Change %s alike, and --record it, too.".formatted(this.laidOut.resolve("02")));
		assertThat(this.laidOut.resolve("02/pom.xml")).hasContent("three");
		assertThat(new StepPatch(loaded(), 2, this.laidOut).write()).startsWith("is written, and all");
		assertThat(this.laidOut).isDirectoryNotContaining("glob:**/{pair,tried}");
	}

	@Test
	void keepsTheStepsAfterOneWhosePatchDoesNotApplyAnyMore() throws IOException {
		this.project.write(STEPS + "03-lowest.patch", "Step 3: lowest\n\nBecause.\n\n" + patch("three", "four"));
		Files.writeString(layOut(1).resolve("pom.xml"), "zwei\n");

		new StepPatch(loaded(), 1, this.laidOut).write();
		Files.writeString(this.laidOut.resolve("02/pom.xml"), "drei\n");

		assertThat(new StepPatch(loaded(), 2, this.laidOut).write()).contains("03-lowest.patch does not apply");
		assertThat(new StepPatch(loaded(), 3, this.laidOut).write()).startsWith("is written, and all");
		Path anew = this.root.resolve("anew");
		loaded().layOut(3, anew);
		assertThat(anew.resolve("pom.xml")).hasContent("four");
	}

	@Test
	void needsAStepThatIsLaidOut() {
		assertThatExceptionOfType(DocsException.class)
			.isThrownBy(() -> new StepPatch(loaded(), 1, this.laidOut).write())
			.withMessage("Step 01-louder is not laid out");
	}

	private Path layOut(int step) throws IOException {
		StepFolder folder = new StepFolder(loaded(), step, this.laidOut);
		folder.layOut(false);
		return folder.path();
	}

	private Steps loaded() {
		return new Steps(this.project.project());
	}

}
