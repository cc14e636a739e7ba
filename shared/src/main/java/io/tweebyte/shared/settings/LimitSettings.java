package io.tweebyte.shared.settings;

import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * How much a server takes on; what is more gets 503. A service makes fewer long pages
 * than it has connections to the database.
 *
 * @param header the largest head of a request
 * @param inFlightPerAddress in a gateway alone, which calls services for all clients
 * @param connectionsPerAddress for one client address, in a gateway
 * @param largeBodies of more than 16 KB at once in a gateway, half for one client address
 * @param awaitedBodies that did not arrive with their head, at once in a gateway, a
 * quarter for one client address
 * @param unreadResponses that clients do not read at once, in a gateway, a quarter for
 * one client address
 * @param longPages of more than 100 items at once, half for one client address
 * @param slowSearches at once for terms that have no three letters or digits in a row,
 * half of them for one client address
 * @param clientRequests of one client address that a gateway has in services at once;
 * further ones wait
 * @param repliesPerTweet of one account under one tweet; more get 403
 * @param callConnections open at once to one other service
 * @param callQueue calls to one other service that wait for a connection
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
		@Range(min = 1, max = 1_000_000) @DefaultValue("100") int repliesPerTweet,
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
