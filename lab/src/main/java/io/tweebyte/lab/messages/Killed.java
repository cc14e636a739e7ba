package io.tweebyte.lab.messages;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

import io.tweebyte.lab.work.ChildJvm;
import io.tweebyte.lab.work.Style;

/**
 * What became of the records of a consumer that was killed, and of the one that resumed
 * after it.
 *
 * @param killedAt records that were handled when the consumer was killed
 * @param handled records that both have handled
 * @param twice records that both have handled; none may be
 * @param deliveredAgain records that the second consumer got although they were handled;
 * 0 when it has failed
 */
public record Killed(Style style, int records, long killedAt, long handled, long twice, long deliveredAgain) {

	private static final int COUNT = 400;

	private static final int IN_FLIGHT = 4;

	private static final Duration WAIT = Duration.ofMillis(5);

	static final Duration PATIENCE = Duration.ofSeconds(60);

	/** Returns the styles of consumers. */
	public static List<Style> styles() {
		return List.copyOf(Receiving.styles().keySet());
	}

	/** Returns whether every record was handled once. */
	public boolean isOnce() {
		return this.handled == this.records && this.twice == 0;
	}

	/**
	 * Returns whether it was killed after a commit: otherwise all handled records are
	 * delivered again.
	 */
	public boolean isAfterCommit() {
		return this.deliveredAgain < this.killedAt;
	}

	/**
	 * Kills a consumer with SIGKILL at a random record, and starts it again.
	 * @throws IOException when one of them cannot be started
	 */
	public static Killed at(MessageSource source, Style style, RandomGenerator random)
			throws IOException, InterruptedException {
		return at(source, style, random.nextInt(1, COUNT), new Consumer(Receiver.class, PATIENCE));
	}

	/** Kills a consumer of any kind when it has handled so many records. */
	static Killed at(MessageSource source, Style style, int record, Consumer consumer)
			throws IOException, InterruptedException {
		Path ledger = Files.createTempFile("tweebyte-ledger-", "");
		try {
			List<String> arguments = List.of(source.start().address(), source.filled(COUNT),
					"killed-" + UUID.randomUUID(), style.name(), Integer.toString(COUNT), Integer.toString(IN_FLIGHT),
					Long.toString(WAIT.toMillis()), ledger.toString());
			long killedAt = kill(consumer.start(arguments), ledger, record);
			long again = again(consumer.start(arguments));
			RecordLedger whole = new RecordLedger(COUNT);
			FileLedger.numbers(ledger).forEach(whole::add);
			if (again < 0 && whole.different() == COUNT) {
				throw new IOException("The consumer %s did not resume; its message is above.".formatted(style.label()));
			}
			return new Killed(style, COUNT, killedAt, whole.different(), whole.again(), Math.max(0, again));
		}
		finally {
			Files.delete(ledger);
		}
	}

	/** Returns how many records came again; -1 when the consumer has failed. */
	private static long again(Process second) throws IOException, InterruptedException {
		String output = new String(second.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
		return (second.waitFor() == 0) ? Long.parseLong(output.lines().toList().getLast()) : -1;
	}

	/** Returns how many records were handled. */
	private static long kill(Process first, Path ledger, int record) throws IOException, InterruptedException {
		while (FileLedger.numbers(ledger).size() < record) {
			if (first.waitFor(1, TimeUnit.MILLISECONDS) && first.exitValue() != 0) {
				throw new IOException("The consumer ended before it was killed; its message is above.");
			}
		}
		first.destroyForcibly().waitFor();
		return FileLedger.numbers(ledger).size();
	}

	/**
	 * A consumer in a JVM of its own.
	 *
	 * @param program with the arguments of {@link Receiver}
	 * @param patience for all records
	 */
	record Consumer(Class<?> program, Duration patience) {

		Process start(List<String> arguments) throws IOException {
			List<String> all = new ArrayList<>(arguments);
			all.add(Long.toString(this.patience.toMillis()));
			return ChildJvm
				.of(List.of("-Xmx128m", "-XX:TieredStopAtLevel=1"), this.program.getName(), all.toArray(String[]::new))
				.redirectError(ProcessBuilder.Redirect.INHERIT)
				.start();
		}

	}

}
