package io.tweebyte.docs;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.tweebyte.measuring.run.RunLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;

class DocsToolTests {

	@TempDir
	private Path root;

	private SmallProject trees;

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@BeforeEach
	void trees() {
		this.trees = SmallProject.withAPair(this.root);
	}

	@Test
	void sumsUpTheServices() {
		assertThat(run("diff")).isZero();
		assertThat(this.out.toString()).containsPattern("talk +1 +0 +\\d+ +\\d+ +\\d+ %")
			.containsPattern("all +1 +0 +\\d+ +\\d+ +\\d+ %");
	}

	@Test
	void showsAServiceByItsDifferences() {
		assertThat(run("diff", "talk")).isZero();
		assertThat(this.out.toString()).contains("Greeter", "CompletableFuture<String> greet()", "  ...");
	}

	@Test
	void showsAClassWhole() {
		assertThat(run("diff", "talk", "greeter")).isZero();
		assertThat(this.out.toString()).contains("package io.tweebyte.talk;", "return name;").doesNotContain("  ...\n");
	}

	@Test
	void showsAnyTwoTreesInEitherOrder() {
		this.trees.write("virtual/" + SmallProject.TALK + "Greeter.java", "class Greeter {\n\n\tString plain;\n\n}\n")
			.write("servlet/" + SmallProject.TALK + "Shared.java", "class Shared {\n}\n");
		assertThat(run("diff", "talk", "Greeter", "virtual", "async")).isZero();
		assertThat(this.out.toString()).containsPattern("String plain; +.*CompletableFuture|String plain;")
			.contains("CompletableFuture<String> greet()")
			.doesNotContain("Mono");
		assertThat(run("diff", "talk", "async", "virtual")).isZero();
		assertThat(this.out.toString()).containsPattern("Shared +talk +2 +2 +the same file");
		assertThat(run("diff", "reactive", "virtual")).isZero();
		assertThat(this.out.toString()).contains("reactive   virtual").containsPattern("talk +1 +1 ");
	}

	@Test
	void refusesHalfAPairOfTrees() {
		for (String words : List.of("talk Greeter async", "async async", "async talk", "talk Greeter Other",
				"talk async virtual reactive")) {
			assertThat(run(("diff " + words).split(" "))).as(words).isEqualTo(2);
		}
		assertThat(this.err.toString()).contains("two of the trees async, reactive, virtual");
	}

	@Test
	void saysWhereAServiceHasNothingToShow() {
		this.trees.write("async/lab/src/test/java/LabTests.java", "class LabTests {\n}\n");
		run("diff", "lab");
		run("diff", "talk", "--tests");
		assertThat(this.out.toString()).contains("There are tests only: --tests shows them.", "There are no tests.");
	}

	@Test
	void takesAServiceInAnyCase() {
		assertThat(run("diff", "Talk", "GREETER")).isZero();
	}

	@Test
	void coloursOnDemandOnly() {
		run("diff", "talk", "Greeter");
		assertThat(this.out.toString()).doesNotContain("\u001B");
		run("diff", "talk", "Greeter", "--colour");
		assertThat(this.out.toString()).contains("\u001B[31m");
	}

	@Test
	void writesPages() {
		assertThat(run("diff", "--html")).isZero();
		assertThat(this.root.resolve(".tweebyte/diff/index.html")).isRegularFile();
		assertThat(this.out.toString()).startsWith("Open file:/").contains("index.html");
		assertThat(run("diff", "--html", "site")).isZero();
		assertThat(this.root.resolve("site/index.html")).isRegularFile();
	}

	@Test
	void takesNoServiceForAFolder() {
		assertThat(run("diff", "--html", "talk")).isEqualTo(2);
		assertThat(this.root.resolve("talk")).doesNotExist();
	}

	@Test
	void failsOnAServiceThatIsNone() {
		assertThat(run("diff", "walk")).isOne();
		assertThat(this.err.toString()).isEqualToIgnoringNewLines("tweebyte: 'walk' is no service: there are talk.");
	}

	@Test
	void writesWhatFollowsFromTheSources() {
		this.trees.write("docs/migration.md", "<!-- pair talk Greeter#greet -->\n<!-- end -->\n")
			.write("db/src/main/resources/db/a/V1__a.sql", "create table a (\n\tid uuid not null\n);\n");
		assertThat(run("docs")).isZero();
		assertThat(this.out.toString()).contains("written: docs/migration.md", "written: docs/diagrams/databases.svg");
		assertThat(run("docs")).isZero();
		assertThat(this.out.toString()).contains("All is up to date.");
	}

	@Test
	void saysWhichLineOfTheGuideIsWrong() {
		this.trees.write("docs/migration.md", "\n<!-- pair talk Walker -->\n<!-- end -->\n")
			.write("db/src/main/resources/db/a/V1__a.sql", "create table a (\n\tid uuid not null\n);\n");
		assertThat(run("docs")).isOne();
		assertThat(this.err.toString()).contains("docs/migration.md: Line 2: async/talk has no file Walker.java");
	}

	@Test
	void listsTheStepsOfTheWalkthroughAndLaysThemOut() {
		this.trees.write("docs/walkthrough/steps/00-start/word.txt", "hello\n");

		assertThat(run("walkthrough")).isZero();
		assertThat(this.out.toString()).isEqualToIgnoringNewLines("00-start");
		assertThat(run("walkthrough", "0", "--lay-out")).isZero();
		assertThat(this.root.resolve(".tweebyte/walkthrough/00/word.txt")).hasContent("hello");
	}

	@Test
	void saysWhichStepsThereAre() {
		this.trees.write("docs/walkthrough/steps/00-start/word.txt", "hello\n");

		for (String word : List.of("1", "-1", "v1", "word")) {
			assertThat(run("walkthrough", "--", word)).isEqualTo(CommandLine.ExitCode.USAGE);
			assertThat(this.err.toString())
				.contains("'%s' is not a step; ./tweebyte walkthrough lists them.".formatted(word));
		}
		assertThat(run("walkthrough", "--lay-out")).isEqualTo(CommandLine.ExitCode.USAGE);
		assertThat(this.err.toString()).contains("Which step?");
		assertThat(run("walkthrough", "0", "--all")).isEqualTo(CommandLine.ExitCode.USAGE);
		assertThat(this.err.toString()).contains("--all takes the steps as they are committed");
		assertThat(run("walkthrough", "0", "--record")).isEqualTo(CommandLine.ExitCode.USAGE);
		assertThat(this.err.toString()).contains("Step 0 has no patch: change docs/walkthrough/steps/00-start itself.");
		assertThat(this.root.resolve(".tweebyte/walkthrough/00")).doesNotExist();
	}

	@Test
	void keepsAStepThatWasChanged() throws IOException {
		Path pom = layOut();
		Files.writeString(pom, "bye");

		assertThat(run("walkthrough", "start", "--lay-out")).isZero();
		assertThat(this.out.toString())
			.contains("Step 00-start with changes to 1 of its files (--anew takes them back)");
		assertThat(pom).hasContent("bye");
		assertThat(run("walkthrough", "00", "--lay-out", "--anew")).isZero();
		assertThat(pom).hasContent("hello");
	}

	@Test
	void replacesWhatAnInterruptedRunHasLeft() throws IOException {
		this.trees.write(".tweebyte/walkthrough/00.new/half.txt", "hal");
		Path pom = layOut();

		assertThat(pom.resolveSibling("half.txt")).doesNotExist();
		assertThat(this.root.resolve(".tweebyte/walkthrough/00.new")).doesNotExist();
	}

	@Test
	void takesNothingElseForAStep() {
		this.trees.write("docs/walkthrough/steps/00-start/pom.xml", "hello\n")
			.write(".tweebyte/walkthrough/00/mine.txt", "mine");

		assertThat(run("walkthrough", "0")).isOne();
		assertThat(this.err.toString()).contains("00 is there, but holds no step; --anew replaces what lies there.");
	}

	@Test
	void letsOneRunAtATimeWork() throws IOException {
		try (RunLock lock = RunLock.take(this.root.resolve(".tweebyte/walkthrough"))) {
			this.trees.write("docs/walkthrough/steps/00-start/pom.xml", "hello\n");

			assertThat(run("walkthrough", "0", "--lay-out")).isOne();
			assertThat(this.err.toString()).isEqualToIgnoringNewLines(
					"tweebyte: Another ./tweebyte walkthrough is at work in this checkout. Wait for it, or stop it.");
		}
	}

	private Path layOut() {
		this.trees.write("docs/walkthrough/steps/00-start/pom.xml", "hello\n");
		assertThat(run("walkthrough", "0", "--lay-out")).isZero();
		return this.root.resolve(".tweebyte/walkthrough/00/pom.xml");
	}

	private int run(String... arguments) {
		CommandLine command = DocsTool.commandLine(this.trees.project());
		command.setOut(new PrintWriter(this.out, true)).setErr(new PrintWriter(this.err, true));
		return command.execute(arguments);
	}

}
