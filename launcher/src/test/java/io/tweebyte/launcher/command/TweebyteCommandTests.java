package io.tweebyte.launcher.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import io.tweebyte.launcher.backend.FakeCheckout;
import io.tweebyte.launcher.workspace.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

import static org.assertj.core.api.Assertions.assertThat;

class TweebyteCommandTests {

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
