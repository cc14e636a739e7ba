package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long things may take, {@code tweebyte.time.*}, each from 1 ms to 24 days. The ends
 * shrink inwards: the gateway waits longer than a service, a service longer than one
 * call.
 *
 * @param request how long a service may take from a request's arrival
 * @param idle how long the gateway waits between two parts of an answer
 * @param connect how long a connection to another service may take to open
 * @param body how long a client may take to send its body
 * @param callerIdle how long a caller keeps an idle connection: shorter than serverIdle
 * @param requestHead how long a client may take to send the head of a request, from its
 * first byte
 */
@ConfigurationProperties("tweebyte.time")
public record TimeSettings(@DefaultValue("2500ms") Duration request, @DefaultValue("3s") Duration head,
		@DefaultValue("10s") Duration idle, @DefaultValue("60s") Duration total, @DefaultValue("800ms") Duration call,
		@DefaultValue("300ms") Duration connect, @DefaultValue("20s") Duration body,
		@DefaultValue("20s") Duration callerIdle, @DefaultValue("75s") Duration serverIdle,
		@DefaultValue("20s") Duration requestHead) {

	/**
	 * Checks the settings.
	 */
	public TimeSettings {
		Checks.positive("tweebyte.time.request", request);
		Checks.positive("tweebyte.time.head", head);
		Checks.positive("tweebyte.time.idle", idle);
		Checks.positive("tweebyte.time.total", total);
		Checks.positive("tweebyte.time.call", call);
		Checks.positive("tweebyte.time.connect", connect);
		Checks.positive("tweebyte.time.body", body);
		Checks.positive("tweebyte.time.caller-idle", callerIdle);
		Checks.positive("tweebyte.time.server-idle", serverIdle);
		Checks.positive("tweebyte.time.request-head", requestHead);
		if (callerIdle.compareTo(serverIdle) >= 0) {
			throw new IllegalArgumentException("tweebyte.time.caller-idle must be shorter than "
					+ "tweebyte.time.server-idle, or calls meet connections that are being closed.");
		}
	}

}
