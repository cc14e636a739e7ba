package io.tweebyte.shared.settings;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How much a server takes on, {@code tweebyte.limits.*}.
 *
 * @param body the largest body of a request, 1 KB to 1 GB
 * @param header the largest head of a request, 4 KB to 1 MB
 * @param inFlight how many requests are worked on at once, 1 to 1,000,000, as all numbers
 * that follow; more get 503
 * @param inFlightPerAddress how many of them a gateway works on for one client address; a
 * service does not use it, because the gateway calls it for all clients
 * @param connections how many connections are open at once
 * @param connectionsPerAddress how many of them a gateway keeps open for one client
 * address
 * @param largeBodies how many bodies of more than 16 KB a gateway passes on at once, half
 * of them for one client address; more get 503
 * @param longPages how many pages of more than 100 items a service makes at once, fewer
 * than it has connections to the database, half of them for one client address; more get
 * 503
 * @param callConnections how many connections to one other service are open at once
 * @param callQueue how many calls to one other service wait for a connection at once
 */
@ConfigurationProperties("tweebyte.limits")
public record LimitSettings(@DefaultValue("1MB") DataSize body, @DefaultValue("16KB") DataSize header,
		@DefaultValue("256") int inFlight, @DefaultValue("128") int inFlightPerAddress,
		@DefaultValue("2000") int connections, @DefaultValue("500") int connectionsPerAddress,
		@DefaultValue("8") int largeBodies, @DefaultValue("6") int longPages, @DefaultValue("64") int callConnections,
		@DefaultValue("128") int callQueue) {

	/**
	 * Checks the settings.
	 */
	public LimitSettings {
		Checks.size("tweebyte.limits.body", body, DataSize.ofKilobytes(1), DataSize.ofGigabytes(1));
		Checks.size("tweebyte.limits.header", header, DataSize.ofKilobytes(4), DataSize.ofMegabytes(1));
		Checks.range("tweebyte.limits.in-flight", inFlight, 1, 1_000_000);
		Checks.range("tweebyte.limits.in-flight-per-address", inFlightPerAddress, 1, 1_000_000);
		Checks.range("tweebyte.limits.connections", connections, 1, 1_000_000);
		Checks.range("tweebyte.limits.connections-per-address", connectionsPerAddress, 1, 1_000_000);
		Checks.range("tweebyte.limits.large-bodies", largeBodies, 1, 1_000_000);
		Checks.range("tweebyte.limits.long-pages", longPages, 1, 1_000_000);
		Checks.range("tweebyte.limits.call-connections", callConnections, 1, 1_000_000);
		Checks.range("tweebyte.limits.call-queue", callQueue, 1, 1_000_000);
	}

}
