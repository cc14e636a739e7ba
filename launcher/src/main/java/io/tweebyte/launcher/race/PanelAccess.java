package io.tweebyte.launcher.race;

import java.net.HttpURLConnection;
import java.util.List;
import java.util.Set;

import com.sun.net.httpserver.Headers;

/**
 * Refuses requests to the race panel that pages of other origins send, also those whose
 * host name was changed to an address of this machine (DNS rebinding).
 */
record PanelAccess(int port) {

	/** Refuses every host but those of this machine with the panel's port. */
	void requireHost(Headers headers) {
		List<String> hosts = headers.getOrDefault("Host", List.of());
		if (hosts.size() != 1
				|| !Set.of("127.0.0.1:" + this.port, "localhost:" + this.port).contains(hosts.getFirst())) {
			throw new PanelRefusal(HttpURLConnection.HTTP_FORBIDDEN,
					"Open the panel at 127.0.0.1 or localhost, with its own port.");
		}
	}

	/** Refuses reads by a page of another origin, which browsers name in a header. */
	void requireOwnPage(Headers headers) {
		String site = headers.getFirst("Sec-Fetch-Site");
		if (site != null && !"same-origin".equals(site)) {
			throw new PanelRefusal(HttpURLConnection.HTTP_FORBIDDEN, "Only the panel's own page may read this.");
		}
	}

	/**
	 * Refuses changes by anything but the panel's own page. The host must have been
	 * checked before.
	 */
	void requireOwnChange(Headers headers) {
		if (!("http://" + headers.getFirst("Host")).equals(headers.getFirst("Origin"))) {
			throw new PanelRefusal(HttpURLConnection.HTTP_FORBIDDEN, "Only the panel's own page may change this.");
		}
		if (!"application/json".equals(headers.getFirst("Content-Type"))) {
			throw new PanelRefusal(HttpURLConnection.HTTP_UNSUPPORTED_TYPE,
					"Send JSON, with the Content-Type application/json.");
		}
	}

}
