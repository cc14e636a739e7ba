package io.tweebyte.load.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

import io.tweebyte.measuring.run.Terminal;
import io.tweebyte.servers.process.ServerException;
import org.apache.commons.io.function.IOSupplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the commands of the rig have in common. */
abstract class RigTask implements Callable<Integer> {

	@Spec
	private CommandSpec spec;

	@Option(names = { "-h", "--help" }, order = Integer.MAX_VALUE, usageHelp = true, description = "Shows this help.")
	private boolean help;

	/**
	 * Reads options.
	 * @throws ParameterException when they are wrong, with the message of the
	 * {@link IllegalArgumentException}
	 */
	final <T> T usage(IOSupplier<T> request) throws IOException {
		try {
			return request.get();
		}
		catch (IllegalArgumentException ex) {
			throw new ParameterException(this.spec.commandLine(), ex.getMessage());
		}
	}

	/** Returns the number unless it is outside the range. */
	static int inRange(String option, int number, int least, int greatest) {
		if (number < least || number > greatest) {
			throw new IllegalArgumentException(
					"%s goes from %d to %d, not %d".formatted(option, least, greatest, number));
		}
		return number;
	}

	/** Returns whether it was measured to the end; otherwise the reason was said. */
	static boolean attempt(Consumer<String> say, Measuring measuring) {
		try {
			measuring.run();
			return true;
		}
		catch (InterruptedException ex) {
			say.accept("Interrupted: what was started is stopped.");
		}
		catch (ServerException | IOException | SQLException ex) {
			say.accept("tweebyte: " + ex.getMessage());
		}
		return false;
	}

	final TerminalProgress progress(long seconds) {
		return new TerminalProgress(out(), Terminal.isPresent(), seconds);
	}

	final void say(String line) {
		out().println(line);
		out().flush();
	}

	final PrintWriter out() {
		return this.spec.commandLine().getOut();
	}

	final PrintWriter err() {
		return this.spec.commandLine().getErr();
	}

	interface Measuring {

		void run() throws IOException, SQLException, InterruptedException;

	}

}
