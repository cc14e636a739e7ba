package io.tweebyte.features.steps;

import java.time.Duration;

import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;

/** Sends again when the gateway says that this address was too fast. */
final class Patience {

	private static final int TOO_MANY_REQUESTS = 429;

	private static final int ATTEMPTS = 10;

	private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

	private final World world;

	Patience(World world) {
		this.world = world;
	}

	/**
	 * Sends a request, and again as soon as the limit's response allows it.
	 * @param call the request
	 * @return the first response that does not tell to wait for a few seconds only
	 */
	ReceivedResponse send(HttpCall call) {
		ReceivedResponse response = this.world.send(call);
		for (int attempt = 1; isTooFast(response) && attempt < ATTEMPTS; attempt++) {
			pause(wait(response));
			response = this.world.send(call);
		}
		return response;
	}

	private static boolean isTooFast(ReceivedResponse response) {
		return response.status() == TOO_MANY_REQUESTS && wait(response).compareTo(LONGEST_WAIT) <= 0;
	}

	private static Duration wait(ReceivedResponse response) {
		return Duration.ofSeconds(response.header("Retry-After").map(Long::valueOf).orElseThrow());
	}

	private static void pause(Duration duration) {
		try {
			Thread.sleep(duration);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("Interrupted while waiting for the rate limit", ex);
		}
	}

}
