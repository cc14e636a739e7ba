package io.tweebyte.launcher.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import io.tweebyte.launcher.backend.FakeCheckout;
import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.Pause;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;

class TweebyteCommandTests {

	private static final Duration PATIENCE = Duration.ofSeconds(20);

	private static final Duration POLL = Duration.ofMillis(20);

	@TempDir
	private Path folder;

	private Workspace workspace;

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@BeforeEach
	void makeCheckout() throws IOException {
		this.workspace = FakeCheckout.in(this.folder);
	}

	@Test
	void showsHelpWithExamplesWhenItIsCalledAlone() {
		assertThat(execute()).isZero();
		assertThat(this.out.toString()).contains("Usage: ./tweebyte COMMAND").contains("Examples:").contains("load");
	}

	@ParameterizedTest
	@ValueSource(strings = { "up", "down", "status", "logs" })
	void showsHelpWithExamplesOfEachCommand(String command) {
		assertThat(execute(command, "--help")).isZero();
		assertThat(this.out.toString()).contains("Example").contains("./tweebyte " + command).contains("Exit codes:");
	}

	@Test
	void listsTheCommandsWhenItDoesNotKnowOne() {
		assertThat(execute("start")).isEqualTo(2);
		assertThat(this.err.toString()).contains("'start' is no command: there are up, down, status, logs, bench,");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			up other                      | 'other' is no backend: write async, reactive, virtual or all.
			up --tweet=async              | There is no tweet service in this version of tweebyte.
			up async both                 | 'both' is no backend: write async, reactive, virtual or all.
			up all --gateway=async        | The model of one service can be chosen in one backend
			up async --threads=virtual    | Unknown option: '--threads=virtual'
			up async --aot                | Unknown option: '--aot'
			up --heap=lots                | 'lots' is no size of a heap
			up async --gc=Epsilon         | 'Epsilon' is no collector
			up async --set nothing        | --set
			up async --without likes      | 'likes' is no service: write gateway, user, tweet or interaction.
			up async --jvm user           | 'user' is no flag of a service: write tweet=-Xlog:gc, for example.
			up async --jvm other=-Xlog:gc | 'other' is no service: write gateway, user, tweet or interaction.
			up all --race --detach        | --race needs the foreground
			up --user=blocking            | Invalid value for option '--user'
			logs                          | Missing required parameter: 'SERVICE'
			logs user --lines=-1          | --lines cannot be negative
			bench start --repeats=0       | --repeats must be at least 1
			""")
	void explainsWhatIsWrongWithTheCommandLine(String line, String message) {
		assertThat(execute(line.split(" "))).isEqualTo(2);
		assertThat(this.err.toString()).contains(message).contains("--help");
	}

	@Test
	void tellsThatNothingWasStarted() {
		assertThat(execute("logs", "user")).isOne();
		assertThat(this.err.toString()).contains("There are no logs: nothing was started here yet.");
	}

	@Test
	void printsTheLastLinesOfALog() throws IOException {
		Files.createDirectories(this.workspace.logs());
		Files.writeString(this.workspace.logs().resolve("async-user.log"), "one\nzwölf\nthree\n");

		assertThat(execute("logs", "user", "--lines=2")).isZero();
		assertThat(this.out.toString().lines()).containsExactly("zwölf", "three");
	}

	@Test
	void goesOnWithTheLogOfARestartedService() throws Exception {
		Files.createDirectories(this.workspace.logs());
		Path log = this.workspace.logs().resolve("async-user.log");
		Files.writeString(log, "a long line of the service before\n");

		Thread following = Thread.ofVirtual().start(() -> execute("logs", "user", "--follow"));
		awaitLine("a long line of the service before");
		Files.writeString(log, "new\n");
		awaitLine("new");

		assertThat(tails(log)).hasSize(1).allMatch(ProcessHandle::destroy);
		assertThat(following.join(PATIENCE)).isTrue();
	}

	private void awaitLine(String line) {
		assertThat(Pause.until(() -> this.out.toString().endsWith(line + "\n"), PATIENCE, POLL)).as(line).isTrue();
	}

	private static List<ProcessHandle> tails(Path log) {
		return ProcessHandle.current()
			.children()
			.filter((child) -> child.info().commandLine().orElse("").endsWith(log.toString()))
			.toList();
	}

	@Test
	void tellsThatNothingIsUp() {
		assertThat(execute("status")).isEqualTo(3);
		assertThat(execute("down")).isZero();
		assertThat(this.out.toString()).contains("Nothing is up.").contains("Nothing was up.");
	}

	@Test
	void saysThatItsStateCannotBeWritten() throws IOException {
		Files.writeString(this.workspace.state(), "a file is in the way");

		assertThat(execute("down")).isOne();
		assertThat(this.err.toString()).contains("Cannot write to " + this.workspace.state())
			.contains("a file of that name is in the way");
	}

	private int execute(String... arguments) {
		CommandLine commandLine = TweebyteCommand.commandLine(this.workspace);
		commandLine.setOut(new PrintWriter(this.out)).setErr(new PrintWriter(this.err));
		return commandLine.execute(arguments);
	}

}
