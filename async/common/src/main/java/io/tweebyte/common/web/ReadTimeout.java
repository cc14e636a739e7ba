package io.tweebyte.common.web;

import java.time.Duration;
import java.util.function.Consumer;

import jakarta.servlet.ServletRequest;

/**
 * How long a read of a request's body may wait for the client. The servlet API has no way
 * to say so; without it a body that must arrive by a certain time could stall once more
 * just before.
 */
public final class ReadTimeout {

	/** Holds what sets the time of the connection. */
	static final String ATTRIBUTE = "io.tweebyte.read-timeout";

	private ReadTimeout() {
	}

	/**
	 * Sets the time for the reads that follow.
	 * @param request the request
	 * @param time how long a read may wait
	 */
	@SuppressWarnings("unchecked")
	public static void set(ServletRequest request, Duration time) {
		if (request.getAttribute(ATTRIBUTE) instanceof Consumer<?> connection) {
			((Consumer<Duration>) connection).accept(time);
		}
	}

}
