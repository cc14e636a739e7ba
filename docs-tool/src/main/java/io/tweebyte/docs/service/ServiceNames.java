package io.tweebyte.docs.service;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes a selection of services in few words. */
public final class ServiceNames {

	private static final String ALL = "all";

	private final List<Service> all;

	private final List<String> names;

	/**
	 * Creates a writer.
	 * @param all the services to select from
	 */
	public ServiceNames(List<Service> all) {
		this.all = List.copyOf(all);
		this.names = all.stream().map(Service::name).distinct().toList();
	}

	/**
	 * Returns the names of services. A service that is selected in some trees only has
	 * these trees in parentheses: {@code user, tweet; gateway (reactive)}.
	 */
	public String of(Collection<Service> selected) {
		Map<String, List<String>> namesByTrees = new TreeMap<>();
		for (String name : this.names) {
			String trees = trees(name, selected);
			if (!trees.isEmpty()) {
				namesByTrees
					.computeIfAbsent(trees.equals(trees(name, this.all)) ? "" : " (" + trees + ")",
							(first) -> new ArrayList<>())
					.add(name);
			}
		}
		return namesByTrees.entrySet()
			.stream()
			.map((group) -> group(group.getValue()) + group.getKey())
			.collect(Collectors.joining("; "));
	}

	private String group(List<String> some) {
		return some.equals(this.names) ? ALL : String.join(", ", some);
	}

	private static String trees(String name, Collection<Service> services) {
		return services.stream()
			.filter((service) -> service.name().equals(name))
			.map(Service::tree)
			.sorted()
			.map((tree) -> tree.folder())
			.collect(Collectors.joining(", "));
	}

}
