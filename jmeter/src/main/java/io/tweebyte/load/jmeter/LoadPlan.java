package io.tweebyte.load.jmeter;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import io.tweebyte.launcher.ServiceName;

/**
 * A plan with the values of its properties.
 * <p>
 * In the open model requests are sent by users too, each of whom waits for the next
 * arrival and keeps a connection. While all of them wait for answers nobody is there for
 * an arrival, which is then sent late: a run in which all were busy at once has not been
 * open. Arrivals are those of a Poisson process: in a window with {@code n} of them on
 * average the number differs by some {@code sqrt(n)}. They count from the start of
 * JMeter's test, before the users are there: what they owe then is sent at once.
 *
 * @param file the plan
 * @param entry where the load enters the backend
 * @param data the folder of the CSV files
 * @param users simulated users, from 1
 * @param rate arrivals a second in the open model, from 1; empty in the closed model, in
 * which users ask as soon as they have an answer
 * @param rampUp until all users are there
 * @param duration of the whole plan, ramp-up included
 * @param seed of the times of the arrivals: another one for each repeat
 */
public record LoadPlan(Path file, Entry entry, Path data, int users, OptionalInt rate, Duration rampUp,
		Duration duration, long seed) {

	private static final int USERS_PER_ARRIVAL = 2;

	private static final int FEWEST_USERS = 50;

	private static final int MOST_USERS = 1000;

	/** Beyond so many arrivals a second there are too few users to be open. */
	public static final int MOST_RATE = MOST_USERS / USERS_PER_ARRIVAL;

	/**
	 * How many users an open model should have: enough for answers that take two seconds.
	 * @param rate arrivals a second, up to {@value #MOST_RATE}
	 * @throws IllegalArgumentException for more
	 */
	public static int usersFor(int rate) {
		if (rate > MOST_RATE) {
			throw new IllegalArgumentException("%d arrivals/s want more than %d users".formatted(rate, MOST_USERS));
		}
		return Math.max(rate * USERS_PER_ARRIVAL, FEWEST_USERS);
	}

	/**
	 * The properties by their names in the plan.
	 */
	Map<String, String> properties() {
		Map<String, String> properties = new LinkedHashMap<>();
		properties.put("protocol", this.entry.scheme());
		properties.put("host", this.entry.host());
		for (ServiceName service : List.of(ServiceName.USER, ServiceName.TWEET, ServiceName.INTERACTION)) {
			properties.put(service.label() + "-port", Integer.toString(this.entry.port(service)));
		}
		properties.put("via", this.entry.isGateway() ? "gateway" : "service");
		properties.put("data", this.data.toAbsolutePath().toString());
		properties.put("users", Integer.toString(this.users));
		properties.put("model", this.rate.isPresent() ? "open" : "closed");
		this.rate.ifPresent((rate) -> properties.put("rate", Integer.toString(rate)));
		properties.put("seed", Long.toString(this.seed));
		properties.put("rampup", Long.toString(this.rampUp.toSeconds()));
		properties.put("duration", Long.toString(this.duration.toSeconds()));
		return properties;
	}

}
