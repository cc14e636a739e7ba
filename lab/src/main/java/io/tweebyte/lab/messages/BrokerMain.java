package io.tweebyte.lab.messages;

import java.io.IOException;
import java.io.OutputStream;

import kafka.Kafka;
import kafka.tools.StorageTool;
import org.apache.kafka.common.Uuid;

/**
 * Kafka's own broker. It ends with its standard input, so never outlives the process that
 * started it.
 */
public final class BrokerMain {

	private BrokerMain() {
	}

	/** Takes the path of the settings, prepares the folder that they name, and serves. */
	public static void main(String[] arguments) {
		Thread.ofPlatform().daemon().name("standard-input").start(BrokerMain::endWithStandardInput);
		String settings = arguments[0];
		int prepared = StorageTool
			.execute(new String[] { "format", "-t", Uuid.randomUuid().toString(), "-c", settings }, System.out);
		if (prepared != 0) {
			System.exit(prepared);
		}
		Kafka.main(new String[] { settings });
	}

	private static void endWithStandardInput() {
		try {
			System.in.transferTo(OutputStream.nullOutputStream());
		}
		catch (IOException ex) {
			System.out.println("The standard input cannot be read: " + ex.getMessage());
		}
		// the data is deleted in any case, so nothing is worth an orderly end
		Runtime.getRuntime().halt(0);
	}

}
