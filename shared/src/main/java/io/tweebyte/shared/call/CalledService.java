package io.tweebyte.shared.call;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.http.HeaderNames;

/**
 * Another service, to which calls go.
 *
 * @param token supplies the token that proves that a service calls, or null where none is
 * needed
 */
public record CalledService(URI address, Supplier<String> token) {

	public URI address(Call call) {
		return URI.create(this.address + call.path());
	}

	/** The headers of a call; the deadline is that of its response. */
	public Map<String, String> headers(Call call, Caller caller, Deadline end) {
		Map<String, String> headers = headers(caller, end);
		if (call.body() != null) {
			headers.put("Content-Type", "application/json");
		}
		return headers;
	}

	/** The headers that do not depend on what is called. */
	public Map<String, String> headers(Caller caller, Deadline end) {
		Map<String, String> headers = new LinkedHashMap<>();
		headers.put("Accept", "application/json");
		headers.put(HeaderNames.REQUEST_ID, caller.requestId());
		headers.put(HeaderNames.DEADLINE, Long.toString(end.remaining().toMillis()));
		headers.put("Authorization", caller.authorization());
		headers.put(HeaderNames.SERVICE_TOKEN, this.token.get());
		headers.put(HeaderNames.TRACEPARENT, caller.traceparent());
		headers.values().removeIf(Objects::isNull);
		return headers;
	}

}
