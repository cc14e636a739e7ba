package io.tweebyte.shared.client;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.call.CallRefusedException;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Failures;
import io.tweebyte.shared.http.RequestLog;
import org.slf4j.Logger;
import org.slf4j.event.Level;

/**
 * Logs what is missing in a response. What would be repeated with each request, while a
 * breaker is open or a service is busy, is logged at debug level.
 */
public final class FallbackLog {

	private FallbackLog() {
	}

	/** States what is done instead, a sentence without its full stop. */
	public static void write(Logger log, Caller caller, String what, Throwable failure) {
		Throwable cause = Failures.cause(failure);
		try (RequestLog logged = RequestLog.of(caller)) {
			log.atLevel(isRepeated(cause) ? Level.DEBUG : Level.WARN).log("{}: {}", what, cause.getMessage());
		}
	}

	private static boolean isRepeated(Throwable cause) {
		return switch (cause) {
			// the breaker has logged that it is open
			case CallNotPermittedException open -> true;
			// the calls to the other service fill our own queue
			case ApiException full -> true;
			case CallRefusedException refused -> refused.status() == ErrorKind.SERVICE_UNAVAILABLE.status();
			default -> false;
		};
	}

}
