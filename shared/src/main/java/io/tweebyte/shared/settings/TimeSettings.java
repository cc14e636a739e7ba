package io.tweebyte.shared.settings;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.validation.annotation.Validated;

/**
 * The time limits of requests. {@code head} should be longer than {@code request}, and
 * {@code request} longer than {@code call}.
 *
 * @param request how long a service may take for a request, from its arrival
 * @param head how long a request waits in a gateway for its turn, and after that for the
 * head of the service's response
 * @param idle the longest pause between two parts of a request or of a service's response
 * @param total how long a gateway may take to pass on one response, and after which the
 * place of an upload is free again if its client has gone
 * @param call how long a call to another service may take, including the wait for a
 * connection and a second attempt
 * @param connect how long opening a connection to another service may take
 * @param body how long a client may take to send a body to a gateway
 * @param callerIdle how long a caller keeps an idle connection to another service:
 * shorter than {@code server-idle}; async and virtual use whole seconds
 * @param serverIdle how long a server keeps an idle connection
 * @param requestHead how long a client may take to send the head of a request to a
 * gateway
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

	/**
	 * Returns whether a call has so little time that it may end before a service that
	 * works has responded: less than half of what a call of a request may take. Most
	 * calls have a little less than the whole, and that they time out is the other
	 * service's failure.
	 */
	public boolean isShort(Duration time) {
		Duration whole = (this.call.compareTo(this.request) < 0) ? this.call : this.request;
		return time.compareTo(whole.dividedBy(2)) < 0;
	}

}
