package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 3: the OpenAPI documents that the feature runs captured from both backends are
 * equal after normalising.
 */
public final class TwinDocuments {

	/**
	 * Where each feature run leaves the documents, from the root: a folder an
	 * arrangement, a file a service.
	 */
	public static final String FOLDER = "shared-features/target/openapi";

	private static final JsonMapper JSON = new JsonMapper();

	/** What says where a document was served, not what it promises. */
	private static final Set<String> PLACES = Set.of("servers");

	private static final int ENOUGH = 10;

	private TwinDocuments() {
	}

	/** Whether a feature run of either tree has left documents. */
	public static boolean captured(Project project) {
		return !services(project).isEmpty();
	}

	public static List<String> violations(Project project) {
		List<String> violations = new ArrayList<>();
		if (!captured(project)) {
			violations.add("No OpenAPI document below " + FOLDER + ": run the features of both backends first");
		}
		for (String service : services(project)) {
			String ours = FOLDER + "/" + Tree.ASYNC.folder() + "/" + service;
			String theirs = FOLDER + "/" + Tree.REACTIVE.folder() + "/" + service;
			if (!project.has(ours) || !project.has(theirs)) {
				violations.add((project.has(ours) ? theirs : ours)
						+ " is missing: the feature run captured only its twin, run the features of both backends");
				continue;
			}
			differences(JSON.readTree(project.read(ours)), JSON.readTree(project.read(theirs))).stream()
				.limit(ENOUGH)
				.map((difference) -> service + ": " + difference)
				.forEach(violations::add);
		}
		return violations;
	}

	private static Set<String> services(Project project) {
		Set<String> services = new TreeSet<>();
		for (Tree tree : Tree.values()) {
			String folder = FOLDER + "/" + tree.folder();
			project.files(folder).forEach((file) -> services.add(file.substring(folder.length() + 1)));
		}
		return services;
	}

	/**
	 * The pointers at which two documents differ, each with what stands on either side.
	 */
	static List<String> differences(JsonNode here, JsonNode there) {
		TreeMap<String, String> ours = new TreeMap<>();
		TreeMap<String, String> theirs = new TreeMap<>();
		flatten("", here, ours);
		flatten("", there, theirs);
		Set<String> pointers = new LinkedHashSet<>(ours.keySet());
		pointers.addAll(theirs.keySet());
		return pointers.stream()
			.filter((pointer) -> !ours.getOrDefault(pointer, "").equals(theirs.getOrDefault(pointer, "")))
			.map((pointer) -> pointer + " is " + ours.getOrDefault(pointer, "absent") + " in " + Tree.ASYNC.folder()
					+ " and " + theirs.getOrDefault(pointer, "absent") + " in " + Tree.REACTIVE.folder()
					+ ": a client can tell the backends apart, make the controllers alike")
			.toList();
	}

	private static void flatten(String pointer, JsonNode node, TreeMap<String, String> flat) {
		if (node.isContainer() && node.isEmpty()) {
			flat.put(pointer, node.toString());
		}
		else if (node.isObject()) {
			node.properties()
				.stream()
				.filter((property) -> !(pointer.isEmpty() && PLACES.contains(property.getKey())))
				.forEach((property) -> flatten(pointer + "/" + property.getKey(), property.getValue(), flat));
		}
		else if (node.isArray()) {
			// the order of parameters, tags and required names means nothing
			node.forEach((element) -> flatten(pointer + "/" + label(element), element, flat));
		}
		else {
			flat.put(pointer, node.asString());
		}
	}

	private static String label(JsonNode element) {
		if (!element.isObject()) {
			return element.toString();
		}
		return element.has("name") ? element.path("in").asString("") + ":" + element.get("name").asString()
				: element.toString();
	}

}
