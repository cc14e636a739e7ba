package io.tweebyte.docs.service;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.tweebyte.checks.Project;

/**
 * Finds the methods that services call, as far as sources show it without being compiled.
 * What a static method calls counts where the method itself is called by its name.
 */
public final class ServiceCalls {

	private final Map<Service, Set<String>> calls = new LinkedHashMap<>();

	/** Reads the sources of services, which takes seconds for whole trees. */
	public ServiceCalls(Project project, List<Service> services) {
		ServiceClasses classes = new ServiceClasses(project);
		services.forEach((service) -> this.calls.put(service, calls(classes.of(service))));
	}

	private static Set<String> calls(List<SourceFile> files) {
		Map<String, String> returns = new HashMap<>();
		Set<String> callers = new HashSet<>(Set.of(""));
		files.forEach((file) -> {
			returns.putAll(file.returns());
			callers.addAll(file.staticCalls());
		});
		Set<String> calls = new HashSet<>();
		files.stream()
			.flatMap((file) -> file.calls().stream())
			.filter((chain) -> !chain.methods().isEmpty() && callers.contains(chain.caller()))
			.forEach((chain) -> calls.add(last(chain, returns)));
		return calls;
	}

	/** Returns the type and the name of the last method of a chain. */
	private static String last(CallChain chain, Map<String, String> returns) {
		String type = chain.type();
		for (String method : chain.methods().subList(0, chain.methods().size() - 1)) {
			type = returns.getOrDefault(type + "." + method, "");
		}
		return type + "." + chain.methods().getLast();
	}

	/**
	 * Returns the services that call one of some methods.
	 * @param type the simple name of the class that has the methods
	 */
	public List<Service> callers(String type, Collection<String> methods) {
		List<String> wanted = methods.stream().map((method) -> type + "." + method).toList();
		return this.calls.entrySet()
			.stream()
			.filter((service) -> wanted.stream().anyMatch(service.getValue()::contains))
			.map(Map.Entry::getKey)
			.toList();
	}

}
