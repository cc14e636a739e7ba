package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.yaml.snakeyaml.Yaml;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

/**
 * Rule 4: the settings of a pair are equal, except the addresses, which differ by design,
 * and the knobs of threads and connections that one model alone has.
 */
public final class TwinSettings {

	/**
	 * Keys, or their beginnings, whose values differ because the trees run side by side.
	 */
	static final Set<String> ADDRESSES = Set.of("server.port", "management.server.port", "tweebyte.services.");

	/**
	 * Beginnings of keys that only one model knows: threads, connections, the libraries
	 * below and what they log.
	 */
	static final Map<Tree, Set<String>> KNOBS = Map.of(Tree.ASYNC,
			Set.of("logging.level.org.apache.", "logging.level.org.springframework.web.servlet.", "server.tomcat.",
					"spring.datasource.", "spring.jpa.", "spring.mvc.", "spring.servlet.", "spring.threads."),
			Tree.REACTIVE, Set.of("logging.level.reactor.netty.", "server.netty.", "spring.cloud.gateway.",
					"spring.r2dbc.", "spring.webflux.", "spring.codec.", "spring.http.codecs.", "spring.reactor."),
			Tree.VIRTUAL,
			Set.of("logging.level.org.apache.", "logging.level.org.springframework.web.servlet.", "server.tomcat.",
					"spring.cloud.gateway.", "spring.datasource.", "spring.http.", "spring.jpa.", "spring.mvc.",
					"spring.servlet.", "spring.threads."));

	private TwinSettings() {
	}

	public static List<String> violations(Project project, TreePair pair) {
		return FilePair.all(project, pair)
			.filter((files) -> files.left().contains("/src/main/resources/") && files.left().endsWith(".yml"))
			.flatMap((files) -> compare(project, pair, files).stream())
			.toList();
	}

	private static List<String> compare(Project project, TreePair pair, FilePair files) {
		List<String> violations = new ArrayList<>();
		Map<String, Object> ours = flatten(project.read(files.left()));
		Map<String, Object> theirs = flatten(project.read(files.right()));
		Set<String> keys = new TreeSet<>(ours.keySet());
		keys.addAll(theirs.keySet());
		for (String key : keys) {
			Object our = ours.get(key);
			Object their = theirs.get(key);
			if (ours.containsKey(key) && theirs.containsKey(key)) {
				if (!Objects.equals(our, their) && !startsWithOneOf(key, ADDRESSES)) {
					violations.add(files.left() + ": " + key + " is " + our + " here and " + their + " in "
							+ files.right() + ": give them the same value");
				}
			}
			else {
				Tree tree = ours.containsKey(key) ? pair.left() : pair.right();
				if (!startsWithOneOf(key, KNOBS.get(tree))) {
					violations.add((ours.containsKey(key) ? files.left() : files.right()) + ": only this tree sets "
							+ key + ", which is no knob of its threads or connections: set it in both");
				}
			}
		}
		return violations;
	}

	/**
	 * Reads the settings of a YAML file, by their whole names. The name of a setting that
	 * is for a profile begins with the profile and a colon.
	 */
	public static Map<String, Object> flatten(String yaml) {
		Map<String, Object> flat = new TreeMap<>();
		for (Object document : new Yaml().loadAll(yaml)) {
			Map<String, Object> settings = new TreeMap<>();
			flatten("", document, settings);
			// what a profile sets must not hide what is set without it
			Object profile = settings.get("spring.config.activate.on-profile");
			settings.forEach((key, value) -> flat.put((profile != null) ? profile + ": " + key : key, value));
		}
		return flat;
	}

	private static void flatten(String key, Object value, Map<String, Object> flat) {
		if (value instanceof Map<?, ?> map) {
			map.forEach((name, inner) -> flatten(key.isEmpty() ? String.valueOf(name) : key + "." + name, inner, flat));
		}
		else if (!key.isEmpty()) {
			// Spring reads no value as an empty one
			flat.put(key, (value != null) ? value : "");
		}
	}

	static boolean startsWithOneOf(String key, Set<String> beginnings) {
		return beginnings.stream().anyMatch((beginning) -> (key + ".").startsWith(beginning));
	}

}
