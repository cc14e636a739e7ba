package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.validation.annotation.Validated;

/**
 * How long things may take. The gateway waits longer than a service, a service longer
 * than one call.
 *
 * @param request how long a service may take from a request's arrival
 * @param idle how long the gateway waits between two parts of a response
 * @param connect how long a connection to another service may take to open
 * @param callerIdle how long a caller keeps an idle connection: shorter than serverIdle
 * @param requestHead how long the head of a request may take from its first byte
 */
@Validated
@ConfigurationProperties("tweebyte.time")
public record TimeSettings(@TimeLimit @DefaultValue("2500ms") Duration request,
		@TimeLimit @DefaultValue("3s") Duration head, @TimeLimit @DefaultValue("10s") Duration idle,
		@TimeLimit @DefaultValue("60s") Duration total, @TimeLimit @DefaultValue("800ms") Duration call,
		@TimeLimit @DefaultValue("300ms") Duration connect, @TimeLimit @DefaultValue("20s") Duration body,
		@TimeLimit @DefaultValue("20s") Duration callerIdle, @TimeLimit @DefaultValue("75s") Duration serverIdle,
		@TimeLimit @DefaultValue("20s") Duration requestHead) {

	public TimeSettings {
		Assert.isTrue(callerIdle.compareTo(serverIdle) < 0,
				() -> "tweebyte.time.caller-idle must be shorter than tweebyte.time.server-idle, or calls meet "
						+ "connections that are being closed, but is " + callerIdle + " with " + serverIdle + ".");
	}

}
