package io.tweebyte.lab.messages;

import java.nio.file.Path;
import java.time.Duration;

import io.tweebyte.lab.work.Style;

/** Receives into a ledger in a file, in a JVM of its own that may be killed. */
public final class Receiver {

	private Receiver() {
	}

	/**
	 * Takes the address of the broker, a topic, a group, a style, the number of records,
	 * the number in flight, the delay in milliseconds and the path of the ledger, and
	 * prints how many records came that were in the ledger already.
	 */
	public static void main(String[] arguments) throws Exception {
		int count = Integer.parseInt(arguments[4]);
		MessageShape shape = MessageShape.receive(count, Integer.parseInt(arguments[5]),
				Duration.ofMillis(Long.parseLong(arguments[6])));
		try (Topics topics = new Topics(arguments[0]);
				FileLedger ledger = new FileLedger(count, Path.of(arguments[7]))) {
			Receiving.stylesForOne()
				.get(Style.valueOf(arguments[3]))
				.receive(new Incoming(topics, arguments[1], arguments[2], shape, ledger));
			System.out.println(ledger.again());
		}
		System.exit(0);
	}

}
