package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;

/**
 * In containers the same service gets the same in every backend: image, limits, settings,
 * what it waits for. What {@code docker-compose.yml} falls back to is what {@code .env}
 * says.
 */
public final class TwinContainers {

	static final String COMPOSE = "docker-compose.yml";

	static final String ENVIRONMENT = ".env";

	private static final String PORTS = "ports";

	/** What services share is written once, and named by each. */
	private static final int MOST_ALIASES = 1000;

	private static final String MIXED = "mixed";

	private static final Pattern FALLBACK = Pattern.compile("\\$\\{(\\w+):-([^}]*)}");

	private static final Pattern LINE = Pattern.compile("^(\\w+)=(.*)$", Pattern.MULTILINE);

	/** How services of a mixed set-up are written is a choice. */
	private static final Pattern MODEL = Pattern.compile("\\$\\{TWEEBYTE_(GATEWAY|USER|TWEET|INTERACTION):-\\w+}");

	private TwinContainers() {
	}

	public static List<String> violations(Project project) {
		Map<String, String> async = services(project, Tree.ASYNC.folder());
		List<String> violations = new ArrayList<>();
		Stream.of(Tree.REACTIVE.folder(), Tree.VIRTUAL.folder(), MIXED)
			.forEach((backend) -> violations.addAll(differences(async, backend, services(project, backend))));
		violations.addAll(fallbacks(project));
		return violations;
	}

	private static List<String> differences(Map<String, String> async, String backend, Map<String, String> others) {
		if (!async.keySet().equals(others.keySet())) {
			return List.of("%s has the services %s of async, but %s of %s".formatted(COMPOSE, async.keySet(),
					others.keySet(), backend));
		}
		return async.keySet()
			.stream()
			.filter((service) -> !async.get(service).equals(others.get(service)))
			.map((service) -> "%s: %s-%s does not get the same as async-%s".formatted(COMPOSE, backend, service,
					service))
			.toList();
	}

	/** The services of one backend, as texts in which the backend has no name. */
	private static Map<String, String> services(Project project, String backend) {
		LoaderOptions options = new LoaderOptions();
		options.setMaxAliasesForCollections(MOST_ALIASES);
		Map<String, Object> compose = new Yaml(options).load(project.read(COMPOSE));
		Map<String, String> services = new TreeMap<>();
		map(compose.get("services")).forEach((name, service) -> {
			if (name.startsWith(backend + "-")) {
				services.put(name.substring(backend.length() + 1), neutral(new TreeMap<>(map(service)), backend));
			}
		});
		return services;
	}

	private static String neutral(Map<String, Object> service, String backend) {
		service.remove(PORTS);
		return MODEL.matcher(service.toString()).replaceAll(backend).replaceAll("\\b" + backend + "\\b", "BACKEND");
	}

	private static List<String> fallbacks(Project project) {
		Map<String, String> said = LINE.matcher(project.read(ENVIRONMENT))
			.results()
			.collect(Collectors.toMap((line) -> line.group(1), (line) -> line.group(2)));
		Set<String> wrong = FALLBACK.matcher(project.read(COMPOSE))
			.results()
			.filter((used) -> said.containsKey(used.group(1)) && !said.get(used.group(1)).equals(used.group(2)))
			.map((used) -> used.group(1))
			.collect(Collectors.toSet());
		return wrong.stream()
			.sorted()
			.map((name) -> "%s falls back to another %s than %s says".formatted(COMPOSE, name, ENVIRONMENT))
			.toList();
	}

	@SuppressWarnings("unchecked")
	private static Map<String, Object> map(Object value) {
		return (Map<String, Object>) value;
	}

}
