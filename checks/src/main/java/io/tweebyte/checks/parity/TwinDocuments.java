package io.tweebyte.checks.parity;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

/**
 * Rule 3: the OpenAPI documents that the feature runs captured from two backends are
 * equal after normalising.
 */
public final class TwinDocuments {

	/**
	 * Where each feature run leaves the documents, from the root: a folder per set-up, a
	 * file per service.
	 */
	public static final String FOLDER = "shared-features/target/openapi";

	private static final JsonMapper JSON = new JsonMapper();

	/** What says where a document was served, not what it promises. */
	private static final Set<String> PLACES = Set.of("servers");

	private static final int ENOUGH = 10;

	private TwinDocuments() {
	}

	/** Whether a feature run of any tree has left documents. */
	public static boolean captured(Project project) {
		return Stream.of(Tree.values()).anyMatch((tree) -> !services(project, tree).isEmpty());
	}

	public static List<String> violations(Project project, TreePair pair) {
		List<String> violations = new ArrayList<>();
		Set<String> services = new TreeSet<>();
		for (Tree tree : pair.trees()) {
			services.addAll(services(project, tree));
			if (services(project, tree).isEmpty()) {
				violations
					.add("No OpenAPI document below %s: run the features of that backend".formatted(folder(tree)));
			}
		}
		if (violations.isEmpty()) {
			services.forEach((service) -> violations.addAll(compare(project, pair, service)));
		}
		return violations;
	}

	private static List<String> compare(Project project, TreePair pair, String service) {
		String left = folder(pair.left()) + "/" + service;
		String right = folder(pair.right()) + "/" + service;
		if (!project.has(left) || !project.has(right)) {
			return List.of((project.has(left) ? right : left)
					+ " is missing: the feature run captured only its counterpart, run the features of both backends");
		}
		return differences(pair, JSON.readTree(project.read(left)), JSON.readTree(project.read(right))).stream()
			.limit(ENOUGH)
			.map((difference) -> service + ": " + difference)
			.toList();
	}

	private static String folder(Tree tree) {
		return FOLDER + "/" + tree.folder();
	}

	private static List<String> services(Project project, Tree tree) {
		return project.files(folder(tree)).stream().map((file) -> file.substring(folder(tree).length() + 1)).toList();
	}

	/** The pointers at which two documents differ, each with what is on either side. */
	private static List<String> differences(TreePair pair, JsonNode here, JsonNode there) {
		TreeMap<String, String> ours = new TreeMap<>();
		TreeMap<String, String> theirs = new TreeMap<>();
		flatten("", here, ours);
		flatten("", there, theirs);
		Set<String> pointers = new LinkedHashSet<>(ours.keySet());
		pointers.addAll(theirs.keySet());
		return pointers.stream()
			.filter((pointer) -> !ours.getOrDefault(pointer, "").equals(theirs.getOrDefault(pointer, "")))
			.map((pointer) -> pointer + " is " + ours.getOrDefault(pointer, "absent") + " in " + pair.left().folder()
					+ " and " + theirs.getOrDefault(pointer, "absent") + " in " + pair.right().folder()
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
