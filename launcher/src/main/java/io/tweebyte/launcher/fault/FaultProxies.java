package io.tweebyte.launcher.fault;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.servers.fault.Fault;
import io.tweebyte.servers.fault.FaultProxy;

/**
 * The fault proxies of one backend: one before each service or some of them, for the
 * services that call it, and perhaps one before PostgreSQL or Redis. The gateway calls
 * the services directly.
 */
public final class FaultProxies implements AutoCloseable {

	/** No proxies: services call each other directly. */
	public static final FaultProxies NONE = new FaultProxies(Map.of(), null, null);

	private final Map<ServiceName, FaultProxy> services;

	private final FaultProxy postgres;

	private final FaultProxy redis;

	private FaultProxies(Map<ServiceName, FaultProxy> services, FaultProxy postgres, FaultProxy redis) {
		this.services = services;
		this.postgres = postgres;
		this.redis = redis;
	}

	/**
	 * Proxies before services and Redis.
	 * @param redis the port of Redis
	 */
	public static FaultProxies before(Collection<ServiceName> services, ServicePorts ports, int redis) {
		return new FaultProxies(before(services, ports), null, FaultProxy.before(redis));
	}

	/**
	 * Proxies in which each response waits, where there is a delay.
	 * @param postgres the port of PostgreSQL
	 * @param redis the port of Redis
	 */
	public static FaultProxies delaying(Delays delays, ServicePorts ports, int postgres, int redis) {
		return new FaultProxies(delayed(delays.services(), ports), delayed(delays.postgres(), postgres),
				delayed(delays.redis(), redis));
	}

	private static Map<ServiceName, FaultProxy> delayed(Map<ServiceName, Duration> delays, ServicePorts ports) {
		Map<ServiceName, FaultProxy> proxies = before(delays.keySet(), ports);
		proxies.forEach((service, proxy) -> proxy.delay(delays.get(service)));
		return proxies;
	}

	private static FaultProxy delayed(Duration delay, int port) {
		if (delay.isZero()) {
			return null;
		}
		FaultProxy proxy = FaultProxy.before(port);
		proxy.delay(delay);
		return proxy;
	}

	private static Map<ServiceName, FaultProxy> before(Collection<ServiceName> services, ServicePorts ports) {
		Map<ServiceName, FaultProxy> proxies = new EnumMap<>(ServiceName.class);
		for (ServiceName service : services) {
			if (service != ServiceName.GATEWAY) {
				proxies.put(service, FaultProxy.before(ports.main(service)));
			}
		}
		return proxies;
	}

	/** The settings that lead a service to the proxies. */
	public Map<String, String> settings(ServiceName service) {
		Map<String, String> settings = new LinkedHashMap<>();
		if (service != ServiceName.GATEWAY) {
			this.services.forEach((neighbour, proxy) -> settings.put("tweebyte.services." + neighbour.label(),
					"http://127.0.0.1:" + proxy.port()));
		}
		if (this.postgres != null && !service.database().isEmpty()) {
			settings.put("tweebyte.database.port", Integer.toString(this.postgres.port()));
		}
		if (this.redis != null) {
			settings.put("spring.data.redis.port", Integer.toString(this.redis.port()));
		}
		return settings;
	}

	/**
	 * The proxy through which the other services call a service.
	 * @throws IllegalStateException if the backend was started without
	 */
	public FaultProxy service(ServiceName service) {
		return started(this.services.get(service));
	}

	/**
	 * The proxy through which all call Redis.
	 * @throws IllegalStateException if the backend was started without
	 */
	public FaultProxy redis() {
		return started(this.redis);
	}

	private static FaultProxy started(FaultProxy proxy) {
		return Optional.ofNullable(proxy)
			.orElseThrow(() -> new IllegalStateException("Start the backend with fault proxies"));
	}

	/** Lets everything pass again. */
	public void mend() {
		all().forEach((proxy) -> proxy.set(Fault.NONE));
	}

	private List<FaultProxy> all() {
		return Stream
			.concat(this.services.values().stream(), Stream.of(this.postgres, this.redis).filter(Objects::nonNull))
			.toList();
	}

	@Override
	public void close() {
		all().forEach(FaultProxy::close);
	}

}
