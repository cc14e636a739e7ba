package io.tweebyte.lab.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

import javax.tools.ToolProvider;

import io.tweebyte.lab.bench.Fork;
import io.tweebyte.lab.bench.LabRun;
import io.tweebyte.lab.work.ChildJvm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** The command in a process of its own, as {@code ./tweebyte lab} runs it. */
class LabProcessIntegrationTests {

	private static final String CLASS_PATH = System.getProperty("java.class.path");

	private static final String SOUND = "flux(numbers).map((number) -> number + 1)";

	@TempDir
	private Path root;

	@Test
	void namesAStyleThatDropsAnItem() throws Exception {
		plant(SOUND + ".skip(1)");
		Process check = start("check", "--workloads", "stream-map");
		assertThat(check.waitFor()).isOne();
		assertThat(output()).contains("reactor of stream-map: delivered 999 items instead of 1,000",
				"1 of 6 styles do not do the work of the first one.");
		Process smoke = start("smoke", "--workloads", "stream-map");
		assertThat(smoke.waitFor()).isOne();
		assertThat(output()).contains("reactor of stream-map: delivered 999 items instead of 1,000")
			.doesNotContain("Report: ", "--resume");
		assertThat(runs()).isEmpty();
	}

	/** A check has fewer items. */
	@Test
	void goesOnWithoutAStyleThatFailsWhenItIsMeasured() throws Exception {
		plant(SOUND + ".index().filter((each) -> each.getT1() < 5_000).map((each) -> each.getT2())");
		Process smoke = start("smoke", "--workloads", "stream-map,stream-filter");
		assertThat(smoke.waitFor()).isOne();
		Path folder = runs().getFirst().folder().path();
		Path log = folder.resolve("jmh-stream-map-reactor.log");
		String failure = "stream-map reactor could not be measured: reactor of stream-map delivered 5,000 items "
				+ "instead of 10,000. The output of JMH is in " + log;
		assertThat(output()).contains(failure + ". It is measured once more.",
				"stream-map is left out: " + failure + ".", "stream-filter: ", "Report: ",
				"./tweebyte lab --resume measures them again.");
		assertThat(log).content().contains("5,000 items");
		assertThat(folder.resolve("report.md")).content()
			.contains("| stream-filter | reactor | number |", "Left out: stream-map is left out: " + failure);
		assertThat(runs().getFirst().isComplete()).isFalse();
	}

	@Test
	void saysWhenNothingCanBeChecked() throws Exception {
		Process check = start(command("check", "--workloads", "biggest-word-mono"), "");
		assertThat(check.waitFor()).isOne();
		assertThat(output())
			.contains("biggest-word-mono is left out: mono is not on the PATH; install Mono", "Nothing was checked.")
			.doesNotContain("do equal work");
		Process smoke = start(command("smoke", "--workloads", "biggest-word-mono"), "");
		assertThat(smoke.waitFor()).isOne();
		assertThat(output()).contains("install Mono", "Nothing was measured.");
	}

	@Test
	void resumesAfterItWasKilled() throws Exception {
		Process terminated = start("smoke", "--workloads", "stream-map");
		awaitForks(terminated, 1);
		terminated.destroy();
		terminated.waitFor();
		assertThat(output()).contains("was interrupted; ./tweebyte lab --resume resumes it.")
			.doesNotContain("tweebyte: ");

		Process killed = start("--resume");
		awaitForks(killed, 3);
		killed.destroyForcibly().waitFor();
		assertThat(runs().getFirst().isComplete()).isFalse();

		assertThat(start("--resume").waitFor()).isZero();
		assertThat(runs()).singleElement().satisfies((run) -> {
			assertThat(run.isComplete()).isTrue();
			assertThat(run.forks()).extracting(Fork::cell).containsExactlyInAnyOrderElementsOf(run.order().cells());
		});
		assertThat(output()).contains(" of 7 · ", "Report: ").doesNotContain("1 of 7 · ");
	}

	private List<LabRun> runs() throws IOException {
		return LabRun.all(this.root.resolve(".tweebyte/lab"));
	}

	private void awaitForks(Process process, int count) throws IOException, InterruptedException {
		while (runs().isEmpty() || runs().getFirst().forks().size() < count) {
			assertThat(process.waitFor(20, TimeUnit.MILLISECONDS)).as("ended before it was killed").isFalse();
		}
	}

	/** Compiles the class of a style with a fault, which the command finds first. */
	private void plant(String fault) throws IOException {
		String name = "io/tweebyte/lab/stream/ReactorStream.java";
		String sound = Files.readString(Path.of("src/main/java", name));
		assertThat(sound).contains(SOUND);
		Path source = this.root.resolve("ReactorStream.java");
		Files.writeString(source, sound.replace(SOUND, fault));
		Files.createDirectories(classes());
		assertThat(ToolProvider.getSystemJavaCompiler()
			.run(null, null, null, "-proc:none", "-d", classes().toString(), "-cp", CLASS_PATH, source.toString()))
			.isZero();
	}

	private Path classes() {
		return this.root.resolve("classes");
	}

	private Process start(String... arguments) throws IOException {
		return start(command(arguments), System.getenv("PATH"));
	}

	private Process start(ProcessBuilder command, String path) throws IOException {
		command.environment().put("PATH", path);
		return command.redirectErrorStream(true).redirectOutput(file().toFile()).start();
	}

	private ProcessBuilder command(String... arguments) {
		ProcessBuilder command = ChildJvm.of(List.of("-Dtweebyte.root=" + this.root), LabCommand.class.getName(),
				arguments);
		command.command(command.command()
			.stream()
			.map((word) -> word.equals(CLASS_PATH) ? classes() + File.pathSeparator + word : word)
			.toList());
		return command;
	}

	private Path file() {
		return this.root.resolve("output.txt");
	}

	/** Returns what the latest process has printed. */
	private String output() throws IOException {
		return Files.readString(file());
	}

}
