package io.tweebyte.lab.messages;

import java.time.Duration;

import io.tweebyte.lab.messages.MessageShape.Role;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import tools.jackson.databind.json.JsonMapper;

/**
 * Sends or receives records in one style, in a JVM of its own, and writes what it cost:
 * first to load and compile code, timers included, then to measure.
 */
public final class DeliveryProbe {

	private static final int WARM_UPS = 3;

	private DeliveryProbe() {
	}

	/**
	 * Takes the address of the broker, a topic to receive from, style, role, number of
	 * records, number in flight and delay in milliseconds, and prints a record as JSON.
	 */
	public static void main(String[] arguments) throws Exception {
		Style style = Style.valueOf(arguments[2]);
		MessageShape shape = new MessageShape(Role.valueOf(arguments[3]), Integer.parseInt(arguments[4]),
				Integer.parseInt(arguments[5]), Duration.ofMillis(Long.parseLong(arguments[6])));
		try (Topics topics = new Topics(arguments[0])) {
			for (int before = 0; before < WARM_UPS; before++) {
				run(new MessageRun(topics, style, shape), shape.role(), arguments[1]);
			}
			MessageRun run = new MessageRun(topics, style, shape);
			Outcome outcome = run(run, shape.role(), arguments[1]);
			System.out.println(new JsonMapper()
				.writeValueAsString(Delivery.of(style, shape, run.usage(), run.perRequest(), outcome)));
		}
		// threads of some libraries are no daemons
		System.exit(0);
	}

	private static Outcome run(MessageRun run, Role role, String topic) throws Exception {
		return switch (role) {
			case SEND -> run.send();
			case RECEIVE -> run.receive(topic);
		};
	}

}
