package io.tweebyte.launcher.fault;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How long each response of a server waits on its way to a service.
 *
 * @param servers the delay by server: of {@link #SERVICES} to another service, of Redis
 * also to the gateway; those that are missing are called directly
 */
public record Delays(Map<String, Duration> servers) {

	/** The services that others call. */
	public static final List<String> SERVICES = List.of("user", "tweet", "interaction");

	public static final String POSTGRES = "postgres";

	public static final String REDIS = "redis";

	public static final Delays NONE = new Delays(Map.of());

	public Delays {
		servers = Map.copyOf(servers);
	}

	/** Returns no delay of servers for which proxies are to change that later. */
	public static Delays changeable(List<String> servers) {
		return new Delays(servers.stream().collect(Collectors.toMap(Function.identity(), (server) -> Duration.ZERO)));
	}

	/** Returns the delay of a server; zero where it is called directly. */
	public Duration of(String server) {
		return this.servers.getOrDefault(server, Duration.ZERO);
	}

}
