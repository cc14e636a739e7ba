package io.tweebyte.shared.settings;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * How much a server accepts. Requests beyond a limit get 503, unless the limit names
 * another response. {@code longPages} should be smaller than
 * {@code tweebyte.database.pool-size}, so that other requests find a connection.
 *
 * @param body the largest body of a request, from 1KB to 1GB; larger ones get 413
 * @param header the largest head of a request, from 4KB to 1MB
 * @param inFlight the number of requests that a server processes at once
 * @param inFlightPerAddress the number of requests of one client address that a gateway
 * processes at once
 * @param connections the number of open connections of clients; in the services of
 * reactive, only of those that wait to be accepted
 * @param connectionsPerAddress the number of open connections of one client address to a
 * gateway
 * @param largeBodies the number of bodies of more than 16 KB that a gateway holds at
 * once, half of them for one client address
 * @param awaitedBodies the number of requests whose body a gateway waits for because it
 * did not arrive with the head, a quarter of them for one client address
 * @param unreadResponses the number of responses in a gateway that clients do not read as
 * fast as they arrive, a quarter of them for one client address
 * @param longPages the number of requests for more than 100 items that a service
 * processes at once, half of them for one client address
 * @param slowSearches the number of searches at once for terms without three letters or
 * digits in a row, half of them for one client address
 * @param clientRequests the number of requests of one client address that a gateway has
 * in each service at once; further ones wait
 * @param repliesPerTweet the number of replies of one account to one tweet; further ones
 * get 403
 * @param callConnections the number of calls to one other service at once, each with a
 * connection of its own
 * @param callQueue the number of calls to one other service that may wait for a
 * connection; further ones fail
 */
@Validated
@ConfigurationProperties("tweebyte.limits")
public record LimitSettings(@DefaultValue("1MB") DataSize body, @DefaultValue("16KB") DataSize header,
		@Range(min = 1, max = 1_000_000) @DefaultValue("256") int inFlight,
		@Range(min = 1, max = 1_000_000) @DefaultValue("128") int inFlightPerAddress,
		@Range(min = 1, max = 1_000_000) @DefaultValue("1200") int connections,
		@Range(min = 1, max = 1_000_000) @DefaultValue("400") int connectionsPerAddress,
		@Range(min = 1, max = 1_000_000) @DefaultValue("8") int largeBodies,
		@Range(min = 1, max = 1_000_000) @DefaultValue("128") int awaitedBodies,
		@Range(min = 1, max = 1_000_000) @DefaultValue("128") int unreadResponses,
		@Range(min = 1, max = 1_000_000) @DefaultValue("6") int longPages,
		@Range(min = 1, max = 1_000_000) @DefaultValue("2") int slowSearches,
		@Range(min = 1, max = 1_000_000) @DefaultValue("4") int clientRequests,
		@Range(min = 1, max = 1_000_000) @DefaultValue("1000") int repliesPerTweet,
		@Range(min = 1, max = 1_000_000) @DefaultValue("64") int callConnections,
		@Range(min = 1, max = 1_000_000) @DefaultValue("128") int callQueue) {

	/** The most headers of a request: each takes many times its bytes. */
	public static final int HEADERS = 100;

	public LimitSettings {
		checkSize("body", body, "1KB", "1GB");
		checkSize("header", header, "4KB", "1MB");
	}

	private static void checkSize(String name, DataSize size, String min, String max) {
		Assert.isTrue(size.compareTo(DataSize.parse(min)) >= 0 && size.compareTo(DataSize.parse(max)) <= 0,
				() -> "tweebyte.limits." + name + " must be a size from " + min + " to " + max + ", but is " + size
						+ ".");
	}

}
