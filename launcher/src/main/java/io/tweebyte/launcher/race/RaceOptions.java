package io.tweebyte.launcher.race;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.launcher.fault.Delays;
import io.tweebyte.launcher.service.BackendOptions;

/** What backends of a race with sliders are started with. */
public final class RaceOptions {

	/** The longest delay of a response, in milliseconds. */
	static final int MOST_DELAY = 1000;

	/** The most streams in the background of each backend. */
	static final int MOST_STREAMS = 50;

	/** The most requests at once: a browser opens six connections to a server. */
	static final int MOST_AT_ONCE = 6;

	/** The profile with the meters of event loops. */
	private static final String OBSERVE = "observe";

	/**
	 * All requests of a race come from one address and one user, and timeouts are longer
	 * than any delay. Histograms of the profile would cost time and are not shown.
	 */
	private static final Map<String, String> SETTINGS = Map.of("tweebyte.limits.client-requests", "64",
			"tweebyte.limits.awaited-bodies", "256", "tweebyte.assistant.summaries-per-user", "64",
			"tweebyte.time.call", "3s", "tweebyte.time.connect", "2s", "tweebyte.time.request", "10s",
			"tweebyte.time.head", "12s", "tweebyte.database.acquire-timeout", "5s",
			"management.metrics.distribution.percentiles-histogram.http.server.requests", "false");

	static final Delays NO_DELAYS = Delays.changeable(Delays.SERVICES);

	private RaceOptions() {
	}

	/** Adds proxies before the services, and limits that a race does not reach. */
	public static BackendOptions of(BackendOptions options) {
		Map<String, String> properties = new LinkedHashMap<>(SETTINGS);
		// the user's settings have precedence
		properties.putAll(options.properties());
		List<String> profiles = new ArrayList<>(options.profiles());
		profiles.add(OBSERVE);
		return options.withDelays(NO_DELAYS).withProperties(properties).withProfiles(profiles);
	}

}
