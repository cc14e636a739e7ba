package io.tweebyte.lab.messages;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

import io.tweebyte.lab.work.ChildJvm;
import io.tweebyte.lab.work.Style;

/**
 * What became of the records of a consumer that was killed, and of the one that went on
 * after it.
 *
 * @param killedAt records that were handled when the consumer was killed
 * @param handled records that both have handled
 * @param twice records that both have handled; none may be
 * @param deliveredAgain records that the second consumer got although they were handled
 */
public record Killed(Style style, int records, long killedAt, long handled, long twice, long deliveredAgain) {

	private static final int COUNT = 400;

	private static final int IN_FLIGHT = 4;

	private static final Duration WAIT = Duration.ofMillis(5);

	/** Returns the styles of consumers. */
	public static List<Style> styles() {
		return List.copyOf(Receiving.styles().keySet());
	}

	/** Returns whether every record was handled once. */
	public boolean isOnce() {
		return this.handled == this.records && this.twice == 0;
	}

	/**
	 * Kills a consumer with SIGKILL at a random record, and starts it again.
	 * @throws IOException when one of them cannot be started
	 */
	public static Killed at(MessageSource source, Style style, RandomGenerator random)
			throws IOException, InterruptedException {
		Path ledger = Files.createTempFile("tweebyte-ledger-", "");
		try {
			String group = "killed-" + UUID.randomUUID();
			long killedAt = kill(receiver(source, style, group, ledger), ledger, random.nextInt(1, COUNT / 2));
			Process second = receiver(source, style, group, ledger);
			String output = new String(second.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
			if (second.waitFor() != 0) {
				throw new IOException("The consumer %s did not go on; its message is above.".formatted(style.label()));
			}
			RecordLedger whole = new RecordLedger(COUNT);
			FileLedger.numbers(ledger).forEach(whole::add);
			return new Killed(style, COUNT, killedAt, whole.different(), whole.again(),
					Long.parseLong(output.lines().toList().getLast()));
		}
		finally {
			Files.delete(ledger);
		}
	}

	private static Process receiver(MessageSource source, Style style, String group, Path ledger)
			throws IOException, InterruptedException {
		return ChildJvm
			.of(List.of("-Xmx128m", "-XX:TieredStopAtLevel=1"), Receiver.class.getName(), source.start().address(),
					source.filled(COUNT), group, style.name(), Integer.toString(COUNT), Integer.toString(IN_FLIGHT),
					Long.toString(WAIT.toMillis()), ledger.toString())
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start();
	}

	/** Returns how many records were handled. */
	private static long kill(Process first, Path ledger, int record) throws IOException, InterruptedException {
		while (FileLedger.numbers(ledger).size() < record) {
			if (first.waitFor(1, TimeUnit.MILLISECONDS)) {
				throw new IOException("The consumer ended before it was killed; its message is above.");
			}
		}
		first.destroyForcibly().waitFor();
		return FileLedger.numbers(ledger).size();
	}

}
