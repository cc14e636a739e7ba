package io.tweebyte.lab.messages;

import java.nio.file.Path;
import java.time.Duration;

import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Style;

/** Receives into a ledger in a file, in a JVM of its own that may be killed. */
public final class Receiver {

	private Receiver() {
	}

	/**
	 * Takes the address of the broker, a topic, a group, a style, the number of records,
	 * the number in flight, the delay in milliseconds, the path of the ledger and for how
	 * many milliseconds to wait for all records, and prints how many records came that
	 * were in the ledger already.
	 */
	public static void main(String[] arguments) throws Exception {
		receive(arguments, Receiving.stylesForOne().get(Style.valueOf(arguments[3])));
	}

	/** Receives in any way, with the arguments of {@link #main}. */
	static void receive(String[] arguments, Receiving receiving) throws Exception {
		int count = Integer.parseInt(arguments[4]);
		MessageShape shape = MessageShape.receive(count, Integer.parseInt(arguments[5]), millis(arguments[6]));
		try (Topics topics = new Topics(arguments[0]);
				FileLedger ledger = new FileLedger(count, Path.of(arguments[7]), millis(arguments[8]))) {
			receiving
				.receive(new Incoming(topics, arguments[1], arguments[2], shape, ledger, Observer.NONE, new Span()));
			System.out.println(ledger.again());
		}
		System.exit(0);
	}

	private static Duration millis(String millis) {
		return Duration.ofMillis(Long.parseLong(millis));
	}

}
