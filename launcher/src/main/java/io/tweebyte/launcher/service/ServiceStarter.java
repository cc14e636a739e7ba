package io.tweebyte.launcher.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

import io.tweebyte.launcher.fault.FaultProxies;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.ServicePorts;
import io.tweebyte.servers.process.Failures;
import io.tweebyte.servers.process.Lifetime;
import io.tweebyte.servers.process.PrivateFile;
import io.tweebyte.servers.process.ServerProcess;

/**
 * Starts services: this JVM's own Java, flags, jar, and settings as arguments, but
 * secrets in the environment, which no other user can read.
 */
public record ServiceStarter(Infrastructure infrastructure, MixedSetup setup, BackendOptions options,
		ServicePorts ports, FaultProxies faults) {

	private static final Pattern SECRET = Pattern.compile(".*[.-](password|secret|key)");

	public static String java() {
		return Path.of(System.getProperty("java.home"), "bin", "java").toString();
	}

	/** Starts a service, without waiting for it. */
	public ServiceProcess start(ServiceJar jar, Path log, Lifetime lifetime) {
		ServiceName service = jar.service();
		Model model = this.setup.model(service);
		List<String> command = new ArrayList<>();
		command.add(java());
		command.addAll(this.options.commonFlags());
		command.addAll(this.options.jvmFlags().apply(model, service));
		command.addAll(jar.flags());
		command.addAll(List.of("-jar", jar.file().toString()));
		Map<String, String> environment = new LinkedHashMap<>();
		settings(service).forEach((name, value) -> {
			if (SECRET.matcher(name).matches()) {
				environment.put(name.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT), value);
			}
			else {
				command.add("--" + name + "=" + value);
			}
		});
		ServerProcess process = ServerProcess.start(service.label(model), command, environment, log, lifetime);
		return new ServiceProcess(service, model, process, this.ports.url(service), this.ports.managementUrl(service));
	}

	/**
	 * Writes the settings of a service that is started elsewhere into a file that no
	 * other user can read.
	 */
	public void write(ServiceName service, Path file) {
		StringBuilder text = new StringBuilder();
		settings(service)
			.forEach((name, value) -> text.append(name).append('=').append(value.replace("\\", "\\\\")).append('\n'));
		Failures.explain("Cannot write to " + file, () -> PrivateFile.write(file, text.toString()));
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
		settings.put("tweebyte.security.mode", "gateway");
		if (!this.options.profiles().isEmpty()) {
			settings.put("spring.profiles.active", String.join(",", this.options.profiles()));
		}
		settings.putAll(this.options.properties());
		return settings;
	}

}
