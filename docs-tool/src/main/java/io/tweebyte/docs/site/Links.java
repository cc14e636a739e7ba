package io.tweebyte.docs.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import io.tweebyte.checks.Project;

/**
 * Where links of documents lead to on the site, and what the site must hold for that.
 */
final class Links {

	private static final String DOCUMENT = ".md";

	private static final String DOCS = "docs/";

	private final Project project;

	private final Map<String, String> pairs;

	private final Set<String> documents = new LinkedHashSet<>();

	private final Set<String> texts = new LinkedHashSet<>();

	private final Set<String> copies = new LinkedHashSet<>();

	/**
	 * Begins with no links.
	 * @param project the documents' project
	 * @param pairs the pages of Java files, by their paths from the root
	 */
	Links(Project project, Map<String, String> pairs) {
		this.project = project;
		this.pairs = pairs;
	}

	/**
	 * Where a link leads to.
	 * @param document the path of the document it stands in
	 * @param destination where it leads in the document
	 * @return where it leads on the site; empty for what is not there, such as a folder
	 */
	Optional<String> target(String document, String destination) {
		if (destination.startsWith("#") || destination.contains(":")) {
			return Optional.of(destination);
		}
		int hash = destination.indexOf('#');
		String file = (hash < 0) ? destination : destination.substring(0, hash);
		String fragment = (hash < 0) ? "" : destination.substring(hash);
		return page(Path.of(document).resolveSibling(file).normalize().toString().replace('\\', '/'))
			.map((page) -> page + fragment);
	}

	private Optional<String> page(String path) {
		if (this.pairs.containsKey(path)) {
			return Optional.of(this.pairs.get(path));
		}
		if (this.project.has(path + "/README.md")) {
			return page(path + "/README.md");
		}
		if (path.endsWith(DOCUMENT)) {
			this.documents.add(path);
			return Optional.of(pageOf(path));
		}
		if (!Files.isRegularFile(this.project.root().resolve(path))) {
			return Optional.empty();
		}
		if (path.startsWith(DOCS)) {
			this.copies.add(path);
			return Optional.of(copyOf(path));
		}
		this.texts.add(path);
		return Optional.of(pageOf(path));
	}

	/** The page of a document or text. */
	static String pageOf(String path) {
		String name = path.endsWith(DOCUMENT) ? path.substring(0, path.length() - DOCUMENT.length()) : path;
		return (name.startsWith(DOCS) ? name.substring(DOCS.length()) : name).replace('/', '-') + ".html";
	}

	/** Where a file below {@code docs} is copied to. */
	static String copyOf(String path) {
		return path.substring(DOCS.length());
	}

	/** The documents that were linked, in the order in which they were met. */
	List<String> documents() {
		return List.copyOf(this.documents);
	}

	/** Other files that were linked, to be shown as they stand. */
	List<String> texts() {
		return List.copyOf(this.texts);
	}

	/** Files below {@code docs} that were linked, to be copied. */
	List<String> copies() {
		return List.copyOf(this.copies);
	}

}
