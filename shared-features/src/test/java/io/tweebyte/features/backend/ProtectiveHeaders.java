package io.tweebyte.features.backend;

import java.util.Map;
import java.util.Set;

import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpExchange;
import org.assertj.core.api.Assertions;

/**
 * The headers that every response has exactly once, unless the server itself refuses the
 * head of a request.
 */
final class ProtectiveHeaders {

	private static final String CACHING = "Cache-Control";

	private static final Map<String, String> ALWAYS = Map.of("X-Content-Type-Options", "nosniff", "X-Frame-Options",
			"DENY", "Referrer-Policy", "no-referrer");

	private static final int OK = 200;

	/** Everybody may keep the keys for a while, by whatever spelling of the path. */
	private static final String KEYS = "{\"keys\":";

	/** A client that keeps a picture or a file of the page asks each time. */
	private static final Set<String> ASKING = Set.of("no-cache, private", "no-cache");

	private static final Set<Integer> KEPT = Set.of(OK, 206, 304);

	private ProtectiveHeaders() {
	}

	private static boolean mayBeKept(ReceivedResponse response) {
		return response.status() == OK && response.text().startsWith(KEYS) || KEPT.contains(response.status())
				&& response.header("ETag").isPresent() && ASKING.containsAll(response.allOf(CACHING));
	}

	static void check(HttpExchange exchange) {
		ReceivedResponse response = exchange.response();
		if (response.isRefusalOfServer()) {
			return;
		}
		ALWAYS.forEach((name, value) -> Assertions.assertThat(response.allOf(name))
			.as("%s in %s", name, exchange)
			.containsExactly(value));
		Assertions.assertThat(response.allOf(CACHING)).as("%s in %s", CACHING, exchange).hasSize(1);
		if (!mayBeKept(response)) {
			Assertions.assertThat(response.allOf(CACHING))
				.as("%s in %s", CACHING, exchange)
				.containsExactly("no-store");
		}
	}

}
