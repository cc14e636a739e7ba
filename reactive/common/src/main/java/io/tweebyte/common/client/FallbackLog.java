package io.tweebyte.common.client;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.tweebyte.common.web.RequestLog;
import io.tweebyte.shared.http.Caller;
import org.slf4j.Logger;
import org.slf4j.event.Level;
import reactor.core.Exceptions;

/**
 * Tells the log what an answer had to do without. While a breaker is open it has said so
 * once, and not with each request again.
 */
public final class FallbackLog {

	private FallbackLog() {
	}

	/**
	 * Logs that something is missing.
	 * @param log the log of whoever does without it
	 * @param caller on whose behalf
	 * @param what what is done instead, a sentence without its full stop
	 * @param failure why
	 */
	public static void write(Logger log, Caller caller, String what, Throwable failure) {
		Level level = (cause(failure) instanceof CallNotPermittedException) ? Level.DEBUG : Level.WARN;
		try (RequestLog logged = RequestLog.of(caller)) {
			log.atLevel(level).log("{}: {}", what, cause(failure).getMessage());
		}
	}

	private static Throwable cause(Throwable failure) {
		return Exceptions.unwrap(failure);
	}

}
