package io.tweebyte.docs.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.TwinSettings;

/** Reads what services set in their own {@code application.yml}. */
public final class ServiceProperties {

	private static final String FILE = "/src/main/resources/application.yml";

	private final Map<Service, Map<String, Object>> properties = new LinkedHashMap<>();

	public ServiceProperties(Project project, List<Service> services) {
		for (Service service : services) {
			project.find(service.tree(), service.module() + FILE)
				.ifPresent((path) -> this.properties.put(service, TwinSettings.flatten(project.read(path))));
		}
	}

	/**
	 * Returns the values that services set, each with the services that set it.
	 * @param name the name of the setting, as it is in the files
	 */
	public Map<String, List<Service>> values(String name) {
		Map<String, List<Service>> values = new LinkedHashMap<>();
		this.properties.forEach((service, set) -> {
			if (set.containsKey(name)) {
				values.computeIfAbsent(set.get(name).toString(), (first) -> new ArrayList<>()).add(service);
			}
		});
		return values;
	}

}
