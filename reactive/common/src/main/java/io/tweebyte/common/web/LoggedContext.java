package io.tweebyte.common.web;

import io.micrometer.context.ContextRegistry;
import org.slf4j.MDC;

/** Carries what every log line names from a subscription to the logging thread. */
public final class LoggedContext {

	private LoggedContext() {
	}

	// model: a servlet's thread keeps it by itself
	public static void log(String key) {
		ContextRegistry.getInstance()
			.registerThreadLocalAccessor(key, () -> MDC.get(key), (value) -> MDC.put(key, value),
					() -> MDC.remove(key));
	}

}
