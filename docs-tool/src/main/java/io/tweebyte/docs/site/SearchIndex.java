package io.tweebyte.docs.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.site.SearchEntry.Kind;

/**
 * What the site can be searched for, as a script: a page that was opened from a folder
 * may not read other files.
 */
final class SearchIndex {

	/** The file it is written to. */
	static final String NAME = "search-index.js";

	private static final JsonMapper JSON = new JsonMapper();

	private final List<SearchEntry> entries = new ArrayList<>();

	void addDocuments(Documents documents) {
		for (Document document : documents.all()) {
			add(Kind.TITLE, document.title(), document.path(), document.page());
			document.titles()
				.stream()
				.skip(1)
				.forEach((title) -> add(Kind.HEADING, title.text(), document.title(),
						document.page() + "#" + title.id()));
		}
		documents.texts().forEach((path) -> add(Kind.FILE, path, "file", Links.pageOf(path)));
	}

	void addParts(Map<SitePart, List<Paired>> parts, ThreeColumnPages three) {
		for (SitePart part : parts.keySet()) {
			String trees = part.left() + " and " + part.right();
			add(Kind.TITLE, trees + ", side by side", "overview", part.overview());
			add(Kind.TITLE, "Lessons", trees, part.lessons());
		}
		three.overview()
			.forEach((page) -> add(Kind.TITLE, "async, virtual and reactive, side by side", "overview", page));
		addClasses(parts, three);
	}

	/** A class leads to its three columns, or else to its first pair. */
	private void addClasses(Map<SitePart, List<Paired>> parts, ThreeColumnPages three) {
		Map<String, SearchEntry> classes = new LinkedHashMap<>();
		three.all()
			.forEach((file) -> file.paths().forEach((path) -> putClass(classes, path, file.pair(), file.page())));
		parts.values()
			.forEach((files) -> files.forEach((
					file) -> file.pair().paths().forEach((path) -> putClass(classes, path, file.pair(), file.page()))));
		this.entries.addAll(classes.values());
	}

	private static void putClass(Map<String, SearchEntry> classes, String path, Pair pair, String page) {
		classes.putIfAbsent(Project.belowTree(path), new SearchEntry(Kind.CLASS, Pair.name(path),
				(pair.isTest() ? "test in " : "class in ") + pair.module() + ", " + pair.part(), page));
	}

	void addScenarios(Project project, Documents documents) {
		documents.page(LoadScenario.DOCUMENT, LoadScenario.HEADING)
			.ifPresent((page) -> LoadScenario.of(project)
				.forEach((scenario) -> add(Kind.SCENARIO, scenario.name(), "load scenario: " + scenario.meaning(),
						page)));
	}

	private void add(Kind kind, String text, String context, String page) {
		this.entries.add(new SearchEntry(kind, text, context, page));
	}

	/** The script, with an entry per line: rank of its kind, text, context and page. */
	String script() {
		return this.entries.stream()
			.map((entry) -> JSON
				.writeValueAsString(List.of(entry.kind().ordinal(), entry.text(), entry.context(), entry.page())))
			.collect(Collectors.joining(",\n", "const searchIndex = [\n", "\n];\n"));
	}

}
