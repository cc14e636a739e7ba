package io.tweebyte.lab.messages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.messages.MessageShape.Role;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Style;
import tools.jackson.databind.json.JsonMapper;

/**
 * Sends or receives records in one style, in a JVM of its own, and writes what it cost:
 * first to load and compile code, timers included, then to measure.
 */
public final class DeliveryProbe {

	private DeliveryProbe() {
	}

	/**
	 * Takes the address of the broker, a topic to receive from, style, role, number of
	 * records, number in flight, delay in milliseconds, and how many runs come before
	 * those that are measured and how many are, and prints the mean of these as JSON.
	 */
	public static void main(String[] arguments) throws Exception {
		Style style = Style.valueOf(arguments[2]);
		MessageShape shape = new MessageShape(Role.valueOf(arguments[3]), Integer.parseInt(arguments[4]),
				Integer.parseInt(arguments[5]), Duration.ofMillis(Long.parseLong(arguments[6])));
		Runs runs = new Runs(Integer.parseInt(arguments[7]), Integer.parseInt(arguments[8]));
		List<Delivery> measured = new ArrayList<>();
		try (Topics topics = new Topics(arguments[0])) {
			for (int number = 0; number < runs.all(); number++) {
				MessageRun run = new MessageRun(topics, style, shape);
				Outcome outcome = run(run, shape.role(), arguments[1]);
				if (number >= runs.before()) {
					measured.add(Delivery.of(style, shape, run, outcome));
				}
			}
		}
		System.out.println(new JsonMapper().writeValueAsString(Delivery.mean(measured, shape.outcome())));
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
