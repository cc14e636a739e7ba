package io.tweebyte.load.jmeter;

import java.net.URI;
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

	private static final int HTTP_PORT = 80;

	private static final int HTTPS_PORT = 443;

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

	/** Names a backend by its address without a path. */
	public static Map<String, String> variables(URI gateway) {
		Map<String, String> variables = new LinkedHashMap<>();
		variables.put("protocol", gateway.getScheme());
		variables.put("host", gateway.getHost());
		int standard = gateway.getScheme().equals("https") ? HTTPS_PORT : HTTP_PORT;
		int port = (gateway.getPort() < 0) ? standard : gateway.getPort();
		for (ServiceName service : List.of(ServiceName.USER, ServiceName.TWEET, ServiceName.INTERACTION)) {
			variables.put(service.label() + "_port", Integer.toString(port));
			variables.put(service.label() + "_prefix", "/" + service.label() + "-service");
		}
		return variables;
	}

}
