package io.tweebyte.testsupport;

import java.util.UUID;

import static org.assertj.core.api.Assertions.assertThat;

/** What a client does wrong fills no disk. */
public final class ClientErrors {

	private static final UUID USER = UUID.randomUUID();

	private ClientErrors() {
	}

	/**
	 * Makes mistakes of each kind, and fails if the service logs one of them.
	 * @param output of the service, still being written
	 * @param path one that the service has
	 * @param malformed a path and query that it refuses
	 */
	public static void assertNotLogged(int port, CharSequence output, String path, String malformed) {
		int start = output.length();

		assertThat(status(port, "INVENTED".repeat(100), path)).isEqualTo(405);
		assertThat(status(port, "PATCH", path)).isEqualTo(405);
		assertThat(status(port, "GET", "/nothing/" + USER)).isEqualTo(404);
		assertThat(status(port, "GET", malformed)).isEqualTo(400);

		assertThat(output.toString().substring(start)).doesNotContain("INVENTED", "PATCH", "/nothing", "WARN", "ERROR");
	}

	private static int status(int port, String method, String path) {
		return new ServiceCaller(port).send(method, path, null, USER).statusCode();
	}

}
