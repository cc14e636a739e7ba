package io.tweebyte.docs.service;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.TwinSettings;

/**
 * Reads what services set in their {@code application.yml} and in the files of
 * {@code shared} that it imports.
 */
public final class ServiceProperties {

	private static final String FILE = "/src/main/resources/application.yml";

	private static final String IMPORT = "spring.config.import";

	private final Map<Service, Map<String, Object>> properties = new LinkedHashMap<>();

	public ServiceProperties(Project project, List<Service> services) {
		for (Service service : services) {
			project.find(service.tree(), service.module() + FILE)
				.ifPresent((path) -> this.properties.put(service, settings(project, path)));
		}
	}

	private static Map<String, Object> settings(Project project, String path) {
		Map<String, Object> own = TwinSettings.flatten(project.read(path));
		if (!own.containsKey(IMPORT)) {
			return own;
		}
		String imported = own.get(IMPORT).toString().replace("classpath:", "shared/src/main/resources/");
		Map<String, Object> settings = new HashMap<>(settings(project, imported));
		settings.putAll(own);
		return settings;
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
