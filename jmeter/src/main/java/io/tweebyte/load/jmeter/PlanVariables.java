package io.tweebyte.load.jmeter;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.workspace.ServiceName;

/** What the plans read when they run in slices: properties once, variables per slice. */
public final class PlanVariables {

	/** Longer than any run: a slice ends its own requests. */
	private static final Duration LONG = Duration.ofDays(4);

	private PlanVariables() {
	}

	/** The number of users is that of each plan. */
	public static Map<String, String> properties(Path data, int users) {
		Map<String, String> properties = new LinkedHashMap<>();
		properties.put("data", data.toAbsolutePath().toString());
		properties.put("users", Integer.toString(users));
		properties.put("rampup", "0");
		properties.put("duration", Long.toString(LONG.toSeconds()));
		properties.put("model", "closed");
		// a session ends soon after its slice
		properties.put("think", "20");
		return properties;
	}

	public static Map<String, String> variables(Entry entry) {
		Map<String, String> variables = new LinkedHashMap<>();
		variables.put("protocol", entry.scheme());
		variables.put("host", entry.host());
		for (ServiceName service : List.of(ServiceName.USER, ServiceName.TWEET, ServiceName.INTERACTION)) {
			variables.put(service.label() + "_port", Integer.toString(entry.port(service)));
			variables.put(service.label() + "_prefix", entry.isGateway() ? "/" + service.label() + "-service" : "");
		}
		return variables;
	}

}
