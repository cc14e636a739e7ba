package io.tweebyte.lab.script;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.lab.catalog.ScriptWorkloads;
import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workload;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class ScriptRunTests {

	@TempDir
	private Path folder;

	@Test
	void isFoundOnThePathOrNot() throws IOException {
		assertThat(ScriptRuntime.find("node", this.folder.toString())).isEmpty();
		Path program = Files.createFile(this.folder.resolve("node"));
		assertThat(ScriptRuntime.find("node", "::" + this.folder)).isEmpty();
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
		assertThat(ScriptRuntime.find("node", "/none:" + this.folder)).contains(program);
	}

	@Test
	void findsTheErrorOfACompiler() {
		assertThat(ScriptRuntime.error(List.of("one.cs(1,9): warning CS1030: #warning: 'old'",
				"one.cs(2,1): error CS1525: Unexpected symbol", "Compilation failed: 1 error(s), 1 warnings")))
			.isEqualTo("one.cs(2,1): error CS1525: Unexpected symbol");
		assertThat(ScriptRuntime.error(List.of("cannot be run: no permission")))
			.isEqualTo("cannot be run: no permission");
		assertThat(ScriptRuntime.error(List.of())).isEmpty();
	}

	@Test
	void doesTheWorkOfJava() throws IOException {
		assumeTrue(ScriptRuntime.NODE.isFound(), ScriptRuntime.NODE.missing());
		Path books = Files.createDirectory(this.folder.resolve("books"));
		Files.writeString(books.resolve("one.txt"), "head\r\n".repeat(14)
				+ "\r\na  line of words\rand \u4e16\u754c another\n\n*** END OF it\nunsurpassably\n");
		Files.writeString(books.resolve("two.txt"), "head\n".repeat(14) + "without an end");
		try (Sources sources = Sources.withBooks(Scale.CHECK, books)) {
			List<Workload> found = Stream.of("csv-characters-node", "biggest-word-node", "biggest-word-mono")
				.map(Workloads::named)
				.filter((workload) -> ScriptWorkloads.runtime(workload.name()).orElseThrow().isFound())
				.toList();
			assertThat(Check.of(found, sources)).hasSizeGreaterThanOrEqualTo(9)
				.extracting(Check::difference)
				.containsOnly("");
		}
	}

	@Test
	void measuresItself() throws IOException {
		assumeTrue(ScriptRuntime.NODE.isFound(), ScriptRuntime.NODE.missing());
		ScriptRun.Needed needed = new ScriptRun(ScriptRuntime.NODE, "csv-characters", Style.LOOP,
				"a,b\r\n".repeat(1_000))
			.measure(Duration.ofMillis(5), Duration.ofMillis(5));
		assertThat(needed.cpu()).isPositive();
		assertThat(needed.time()).isPositive();
		assertThat(needed.outcome()).startsWith("5000 2000 ");
	}

	@Test
	void saysWhatFails() {
		assumeTrue(ScriptRuntime.NODE.isFound(), ScriptRuntime.NODE.missing());
		assertThatIOException()
			.isThrownBy(() -> new ScriptRun(ScriptRuntime.NODE, "biggest-word", Style.LOOP, "/none").once())
			.withMessageContaining("loop of biggest-word has failed in node: ")
			.withMessageContaining("/none");
		assertThatIOException()
			.isThrownBy(() -> new ScriptRun(ScriptRuntime.NODE, "biggest-word", Style.REACTOR, "").once())
			.withMessage("There is no script biggest-word-reactor.mjs");
	}

}
