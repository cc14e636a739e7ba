package io.tweebyte.gateway.filter;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Set;

import io.tweebyte.common.server.RequestIdFilter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.Messages;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.call.TaskCallers;
import io.tweebyte.shared.http.HeaderNames;
import io.tweebyte.shared.http.HeaderRules;
import io.tweebyte.shared.settings.TimeSettings;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** Decides which headers of a request reach the service. */
@Component
public final class PassedHeaders {

	private final TaskCallers callers;

	private final Duration head;

	public PassedHeaders(TaskCallers callers, TimeSettings times) {
		this.callers = callers;
		this.head = times.head();
	}

	public HttpHeaders of(HttpServletRequest client) {
		HttpHeaders passed = new HttpHeaders();
		Set<String> named = HeaderRules.named(values(client, HttpHeaders.CONNECTION));
		for (String name : Collections.list(client.getHeaderNames())) {
			if (HeaderRules.passesToService(name, named) && isWanted(name, client)) {
				passed.addAll(name, values(client, name));
			}
		}
		passed.set(HeaderNames.REQUEST_ID, RequestIdFilter.of(client));
		passed.set(HeaderNames.FORWARDED_FOR, client.getRemoteAddr());
		passed.set(HeaderNames.FORWARDED_PATH, client.getRequestURI());
		passed.set(HeaderNames.DEADLINE, Long.toString(this.head.toMillis()));
		String token = this.callers.token(StrictDecodingFilter.path(client).service().orElseThrow());
		if (token != null) {
			passed.set(HeaderNames.SERVICE_TOKEN, token);
		}
		return passed;
	}

	private static boolean isWanted(String name, HttpServletRequest client) {
		// Java's HttpClient sets the length by itself, from the body
		return !name.equalsIgnoreCase(HttpHeaders.CONTENT_LENGTH)
				&& (!name.equalsIgnoreCase(HttpHeaders.ACCEPT) || HeaderRules.isShort(values(client, name)))
				&& (!name.equalsIgnoreCase(HttpHeaders.RANGE)
						|| HeaderRules.isRange(values(client, name), client.getHeader(HttpHeaders.IF_RANGE) != null))
				&& (!name.equalsIgnoreCase(HttpHeaders.IF_NONE_MATCH) || GatewayPaths.isPicture(client.getRequestURI()))
				&& (client.getRemoteUser() != null || !name.equalsIgnoreCase(HttpHeaders.AUTHORIZATION));
	}

	private static List<String> values(HttpServletRequest client, String name) {
		return Collections.list(client.getHeaders(name));
	}

	/** Fails with 400 when a value cannot be passed on. */
	public static HttpRequest request(URI address, HttpHeaders headers, HttpServletRequest client) {
		HttpRequest.Builder request = HttpRequest.newBuilder(address).method(client.getMethod(), body(client));
		try {
			headers.forEach((name, values) -> values.forEach((value) -> request.header(name, value)));
			return request.build();
		}
		catch (IllegalArgumentException ex) {
			throw ApiException.badRequest(Messages.MALFORMED_REQUEST);
		}
	}

	private static BodyPublisher body(HttpServletRequest client) {
		byte[] body = ClientBodies.of(client);
		return (body != null) ? BodyPublishers.ofByteArray(body) : ClientUploads.body(client);
	}

}
