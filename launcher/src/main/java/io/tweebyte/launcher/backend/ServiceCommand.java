package io.tweebyte.launcher.backend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.Arrangement;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;

/**
 * How a service is started: this JVM's own Java, flags, jar, and settings as arguments,
 * but secrets in its environment, which no other user can read.
 */
final class ServiceCommand {

	private final Infrastructure infrastructure;

	private final Arrangement arrangement;

	private final BackendOptions options;

	private final ServicePorts ports;

	private final FaultProxies faults;

	ServiceCommand(Infrastructure infrastructure, Arrangement arrangement, BackendOptions options, ServicePorts ports,
			FaultProxies faults) {
		this.infrastructure = infrastructure;
		this.arrangement = arrangement;
		this.options = options;
		this.ports = ports;
		this.faults = faults;
	}

	static String java() {
		return Path.of(System.getProperty("java.home"), "bin", "java").toString();
	}

	/**
	 * The words of the command.
	 * @param flags flags that only this start needs
	 */
	List<String> of(ServiceName service, Path jar, List<String> flags) {
		Model model = this.arrangement.model(service);
		List<String> command = new ArrayList<>();
		command.add(java());
		command.addAll(this.options.commonFlags());
		command.addAll(this.options.jvmFlags().apply(model, service));
		command.addAll(flags);
		command.addAll(List.of("-jar", jar.toString()));
		settings(service).forEach((name, value) -> {
			if (!isSecret(name)) {
				command.add("--" + name + "=" + value);
			}
		});
		return command;
	}

	/**
	 * What is set in the environment of the process.
	 * @return names of variables as Spring reads them, and their values
	 */
	Map<String, String> environment(ServiceName service) {
		Map<String, String> environment = new LinkedHashMap<>();
		settings(service).forEach((name, value) -> {
			if (isSecret(name)) {
				environment.put(name.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT), value);
			}
		});
		return environment;
	}

	private static boolean isSecret(String name) {
		return name.endsWith(".password") || name.endsWith("-secret");
	}

	/** A later entry replaces an earlier one of the same name; Spring would join them. */
	private Map<String, String> settings(ServiceName service) {
		Map<String, String> settings = new LinkedHashMap<>();
		settings.put("server.port", Integer.toString(this.ports.main(service)));
		settings.put("management.server.port", Integer.toString(this.ports.management(service)));
		for (ServiceName neighbour : ServiceName.values()) {
			if (neighbour != ServiceName.GATEWAY && neighbour != service) {
				settings.put("tweebyte.services." + neighbour.label(), this.ports.url(neighbour).toString());
			}
		}
		settings.putAll(this.infrastructure.settings(service));
		settings.putAll(this.faults.settings(service));
		if (this.arrangement.model(service) == Model.ASYNC) {
			settings.put("tweebyte.threads", this.arrangement.threads().name().toLowerCase(Locale.ROOT));
		}
		settings.put("tweebyte.security.mode", "gateway");
		if (!this.options.profiles().isEmpty()) {
			settings.put("spring.profiles.active", String.join(",", this.options.profiles()));
		}
		settings.putAll(this.options.properties());
		return settings;
	}

}
