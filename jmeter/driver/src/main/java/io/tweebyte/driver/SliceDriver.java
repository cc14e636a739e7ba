package io.tweebyte.driver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.apache.jmeter.save.SaveService;
import org.apache.jmeter.util.JMeterUtils;

/**
 * Runs Apache JMeter in slices. Reads a {@link PlansRequest} and then any number of
 * {@link SliceRequest}s from standard input, each as a line of JSON, and writes a line
 * for each. Ends with its input, so that it never outlives the process that started it.
 */
public final class SliceDriver {

	/** How long requests may take that have begun when a slice closes. */
	private static final long DRAIN_MILLIS = 30_000;

	private static final long START_MILLIS = 60_000;

	private final ObjectMapper json = new ObjectMapper();

	private final BufferedReader commands = new BufferedReader(
			new InputStreamReader(System.in, StandardCharsets.UTF_8));

	private final PrintStream responses = System.out;

	private SliceDriver() {
		// JMeter prints, too
		System.setOut(System.err);
	}

	/** The arguments are JMeter's home and a file of properties that replace defaults. */
	public static void main(String[] arguments) throws Exception {
		SliceDriver driver = new SliceDriver();
		setUp(Path.of(arguments[0]), arguments[1]);
		driver.run();
		// threads of users within a request do not hold it up
		System.exit(0);
	}

	private static void setUp(Path home, String properties) {
		System.setProperty("JMeter.NonGui", "true");
		JMeterUtils.setJMeterHome(home.toString());
		JMeterUtils.loadJMeterProperties(home.resolve("bin/jmeter.properties").toString());
		JMeterUtils.getJMeterProperties().putAll(JMeterUtils.loadProperties(properties));
		JMeterUtils.initLocale();
	}

	private void run() throws Exception {
		SaveService.loadProperties();
		String line = this.commands.readLine();
		if (line != null) {
			PlansRequest request = this.json.readValue(line, PlansRequest.class);
			LoadedPlans plans = new LoadedPlans();
			plans.start(request.plans(), request.users(), request.properties());
			if (!Slices.shared().awaitUsers(plans::users, START_MILLIS)) {
				throw new IllegalStateException("The users of the plans did not start in time.");
			}
			respond(Map.of("users", plans.users()));
		}
		for (line = this.commands.readLine(); line != null; line = this.commands.readLine()) {
			respond(Slices.shared().run(this.json.readValue(line, SliceRequest.class), DRAIN_MILLIS));
		}
		Slices.shared().end();
	}

	private void respond(Object response) throws IOException {
		this.responses.println(this.json.writeValueAsString(response));
		this.responses.flush();
	}

	/**
	 * Which plans are loaded.
	 *
	 * @param users how many each plan has; as the plan says where it is absent
	 * @param properties JMeter's properties, which the plans read
	 */
	record PlansRequest(Map<String, String> plans, Map<String, Integer> users, Map<String, String> properties) {
	}

}
