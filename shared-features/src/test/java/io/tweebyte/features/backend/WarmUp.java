package io.tweebyte.features.backend;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

import io.tweebyte.features.http.Forms;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.testsupport.IssuedToken;
import tools.jackson.databind.json.JsonMapper;

/**
 * Uses a backend until it responds in time. The first calls of a JVM take so long that
 * services give each other up, which is no matter of the features.
 */
public final class WarmUp {

	private static final Duration PATIENCE = Duration.ofSeconds(90);

	private static final int OK = 200;

	private static final int NO_CONTENT = 204;

	private static final int NAMES = 1_000_000;

	/**
	 * As many responses in a row prove more than one: after a few slow calls a breaker
	 * may still open.
	 */
	private static final int STEADY = 10;

	/** Each needs other services than the one that responds. */
	private static final List<String> WHOLE = List.of("/user-service/users/%s", "/tweet-service/tweets/user/%s",
			"/tweet-service/tweets/%s/feed", "/interaction-service/follows/%s/followers",
			"/interaction-service/likes/user/%s", "/interaction-service/recommendations/%s/follow");

	private final HttpCaller caller;

	private final long end = System.nanoTime() + PATIENCE.toNanos();

	private WarmUp(HttpCaller caller) {
		this.caller = caller;
	}

	/**
	 * Uses a whole backend.
	 * @param gateway its gateway
	 */
	public static void run(URI gateway) {
		run(gateway, WHOLE, List.of("/user-service/users/%s"));
	}

	/**
	 * Uses parts of a backend.
	 * @param gateway its gateway
	 * @param paths what to read, of the user whose id they leave open
	 */
	static void run(URI gateway, List<String> paths) {
		run(gateway, paths, List.of());
	}

	private static void run(URI gateway, List<String> paths, List<String> changed) {
		try (HttpCaller caller = new HttpCaller(gateway, null)) {
			WarmUp warmUp = new WarmUp(caller);
			String token = warmUp.signUp();
			UUID id = IssuedToken.read(token).userId();
			changed.forEach((path) -> warmUp.until(NO_CONTENT,
					HttpCall.of("PUT " + path.formatted(id)).json("{\"biography\":\"Warm\"}").bearer(token)));
			paths.forEach((path) -> warmUp.until(OK, HttpCall.of("GET " + path.formatted(id)).bearer(token)));
		}
	}

	private String signUp() {
		// a backend that runs elsewhere may have been warmed up before
		int first = ThreadLocalRandom.current().nextInt(NAMES);
		ReceivedResponse response = signUp(first);
		for (int i = first + 1; response.status() != OK; i++) {
			judge(response);
			// the one before may be stored all the same
			response = signUp(i);
		}
		return JsonMapper.shared().readTree(response.body()).required("token").asString();
	}

	private ReceivedResponse signUp(int number) {
		Map<String, String> form = Map.of("userName", "warm.up" + number, "email",
				"warm.up%d@example.org".formatted(number), "password", "a long secret", "birthDate", "1990-12-31");
		return this.caller
			.send(HttpCall.of("POST /user-service/auth/register").body(Forms.URL_ENCODED, Forms.urlEncoded(form)))
			.response();
	}

	private void judge(ReceivedResponse response) {
		if (System.nanoTime() > this.end) {
			throw new IllegalStateException("The backend does not warm up: it answers " + response);
		}
	}

	private void until(int status, HttpCall call) {
		int steady = 0;
		while (steady < STEADY) {
			ReceivedResponse response = this.caller.send(call).response();
			steady = (response.status() == status && response.header("X-Degraded").isEmpty()) ? steady + 1 : 0;
			judge(response);
		}
	}

}
