package io.tweebyte.contracts.settings;

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
 * @param connections how many connections are open at once
 * @param callConnections how many connections to one other service are open at once
 * @param callQueue how many calls to one other service wait for a connection at once
 */
@ConfigurationProperties("tweebyte.limits")
public record LimitSettings(@DefaultValue("1MB") DataSize body, @DefaultValue("16KB") DataSize header,
		@DefaultValue("256") int inFlight, @DefaultValue("2000") int connections,
		@DefaultValue("64") int callConnections, @DefaultValue("128") int callQueue) {

	/**
	 * Checks the settings.
	 */
	public LimitSettings {
		Checks.size("tweebyte.limits.body", body, DataSize.ofKilobytes(1), DataSize.ofGigabytes(1));
		Checks.size("tweebyte.limits.header", header, DataSize.ofKilobytes(4), DataSize.ofMegabytes(1));
		Checks.range("tweebyte.limits.in-flight", inFlight, 1, 1_000_000);
		Checks.range("tweebyte.limits.connections", connections, 1, 1_000_000);
		Checks.range("tweebyte.limits.call-connections", callConnections, 1, 1_000_000);
		Checks.range("tweebyte.limits.call-queue", callQueue, 1, 1_000_000);
	}

}
