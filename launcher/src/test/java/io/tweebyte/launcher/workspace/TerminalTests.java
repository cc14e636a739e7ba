package io.tweebyte.launcher.workspace;

import java.io.PrintWriter;
import java.io.StringWriter;

import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

import static org.assertj.core.api.Assertions.assertThat;

class TerminalTests {

	private static final String ERASE = "\r\u001b[K";

	private final StringWriter out = new StringWriter();

	private final StringWriter err = new StringWriter();

	@Test
	void replacesWhatIsWaitedForByTheNextLine() {
		Terminal terminal = terminal(Ansi.ON);

		terminal.progress("waiting for async/user, 3.0 s");
		terminal.progress("waiting for async/user, 6.0 s");
		terminal.progress("async/user is ready after 7.0 s");
		terminal.progress("up after 8.0 s");

		String[] lines = this.err.toString().split("\n");
		assertThat(lines).hasSize(2);
		assertThat(lines[0]).containsSubsequence(ERASE, "3.0 s", ERASE, "6.0 s", ERASE, "async/user is ready");
		assertThat(lines[1]).contains("up after").doesNotContain(ERASE);
	}

	@Test
	void erasesWhatIsWaitedForBeforeAFailure() {
		Terminal terminal = terminal(Ansi.ON);

		terminal.progress("waiting for async/user, 3.0 s");
		terminal.failure("async/user ended before it was ready.");

		assertThat(this.err.toString()).containsSubsequence("3.0 s", ERASE, "tweebyte:");
	}

	@Test
	void printsEachLineWhereThereIsNoTerminal() {
		Terminal terminal = terminal(Ansi.OFF);

		terminal.progress("waiting for async/user, 3.0 s");
		terminal.progress("async/user is ready after 7.0 s");
		terminal.print("async is up");

		assertThat(this.err.toString().lines()).containsExactly("  waiting for async/user, 3.0 s",
				"  async/user is ready after 7.0 s");
		assertThat(this.out.toString().lines()).containsExactly("async is up");
	}

	private Terminal terminal(Ansi colours) {
		return new Terminal(new PrintWriter(this.out), new PrintWriter(this.err), colours);
	}

}
