package io.tweebyte.launcher.fault;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.servers.fault.FaultProxy;

/**
 * The fault proxies of one backend, before some of its servers. The gateway calls the
 * services directly.
 *
 * @param proxies by the names that {@link Delays} have of servers
 */
public record FaultProxies(Map<String, FaultProxy> proxies) implements AutoCloseable {

	/** No proxies: services call each other directly. */
	public static final FaultProxies NONE = new FaultProxies(Map.of());

	/**
	 * Proxies in which each response waits, before all servers of the delays.
	 * @param postgres the port of PostgreSQL
	 * @param redis the port of Redis
	 */
	public static FaultProxies delaying(Delays delays, ServicePorts ports, int postgres, int redis) {
		Map<String, FaultProxy> proxies = new TreeMap<>();
		delays.servers().forEach((server, delay) -> {
			FaultProxy proxy = FaultProxy.before(switch (server) {
				case Delays.POSTGRES -> postgres;
				case Delays.REDIS -> redis;
				default -> ports.main(ServiceName.of(server));
			});
			proxy.delay(delay);
			proxies.put(server, proxy);
		});
		return new FaultProxies(proxies);
	}

	/** The settings that lead a service to the proxies. */
	public Map<String, String> settings(ServiceName service) {
		Map<String, String> settings = new LinkedHashMap<>();
		this.proxies.forEach((server, proxy) -> {
			String port = Integer.toString(proxy.port());
			if (server.equals(Delays.REDIS)) {
				settings.put("spring.data.redis.port", port);
			}
			else if (service != ServiceName.GATEWAY && server.equals(Delays.POSTGRES)) {
				settings.put("tweebyte.database.port", port);
			}
			else if (service != ServiceName.GATEWAY) {
				settings.put("tweebyte.services." + server, "http://127.0.0.1:" + port);
			}
		});
		return settings;
	}

	/**
	 * The proxy before a server.
	 * @throws IllegalStateException if the backend was started without
	 */
	public FaultProxy of(String server) {
		return Optional.ofNullable(this.proxies.get(server))
			.orElseThrow(() -> new IllegalStateException("The backend was started without a proxy before " + server));
	}

	@Override
	public void close() {
		this.proxies.values().forEach(FaultProxy::close);
	}

}
