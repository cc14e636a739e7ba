package io.tweebyte.docs.site;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.diff.Pairs;
import io.tweebyte.docs.diff.Row;
import io.tweebyte.measuring.template.Templates;

/**
 * Writes the diff of the trees as pages that need neither a server nor a network: for
 * each two trees an overview, the lessons and a page for each pair of files, for all
 * three trees pages of three columns, the documents of the project, and a search.
 */
public final class DiffSite {

	private static final List<String> FILES = List.of("style.css", "search.js");

	private final Project project;

	/** Counted once: reading the classes of a tree takes seconds. */
	private final Map<Tree, Operators> operators = new EnumMap<>(Tree.class);

	public DiffSite(Project project) {
		this.project = project;
	}

	/**
	 * Writes the site.
	 * @param folder where to; made when it is missing, files of the same names are
	 * replaced
	 * @return the page to begin with
	 */
	public Path write(Path folder) {
		AllowList allowed = AllowList.of(this.project);
		Map<SitePart, List<Paired>> parts = new LinkedHashMap<>();
		SitePart.all(this.project).forEach((part) -> parts.put(part, files(part, allowed)));
		SiteFolder site = new SiteFolder(folder);
		FILES.forEach((name) -> site.write(name, Templates.text(DiffSite.class, name)));
		Documents documents = documents(site, parts.values().stream().flatMap(List::stream).toList());
		ThreeColumnPages three = new ThreeColumnPages(parts);
		parts.forEach((part, files) -> write(site, part, files, documents, three));
		three.write(site, documents);
		site.write(SearchIndex.NAME, index(parts, three, documents).script());
		return site.file(SitePart.first().overview());
	}

	private SearchIndex index(Map<SitePart, List<Paired>> parts, ThreeColumnPages three, Documents documents) {
		SearchIndex index = new SearchIndex();
		index.addDocuments(documents);
		index.addParts(parts, three);
		index.addScenarios(this.project, documents);
		return index;
	}

	/** The pairs of two trees; there is nothing to compare in a file that both use. */
	private List<Paired> files(SitePart part, AllowList allowed) {
		return Pairs.of(this.project, part.trees())
			.all()
			.stream()
			.filter((pair) -> !pair.isShared())
			.map((pair) -> Paired.of(this.project, allowed, pair))
			.toList();
	}

	private void write(SiteFolder site, SitePart part, List<Paired> files, Documents documents,
			ThreeColumnPages three) {
		for (int i = 0; i < files.size(); i++) {
			Map<String, Object> page = page(part, files, i, documents);
			page.put("three", three.of(files.get(i).pair()));
			site.write(files.get(i).page(), "pair", page);
		}
		site.write(part.lessons(), "lessons", lessons(part, files));
		Map<String, Object> overview = new Overview(this.project, part, files, documents, this::operators).content();
		overview.put("three", three.overview());
		site.write(part.overview(), "index", overview);
	}

	private Operators operators(Tree tree) {
		return this.operators.computeIfAbsent(tree, (counted) -> Operators.of(this.project, counted));
	}

	private Documents documents(SiteFolder site, List<Paired> files) {
		Documents documents = new Documents(this.project, new Links(this.project, pages(files)),
				(excerpt) -> Templates.render(DiffSite.class, "excerpt", excerpt));
		documents.all().forEach((document) -> site.write(document.page(), "document", document));
		documents.texts()
			.forEach((text) -> site.write(Links.pageOf(text), "text",
					Map.of("path", text, "text", this.project.read(text))));
		documents.copies().forEach((copy) -> site.copy(this.project.root().resolve(copy), Links.copyOf(copy)));
		return documents;
	}

	private static Map<String, String> pages(List<Paired> files) {
		Map<String, String> pages = new HashMap<>();
		for (Paired file : files) {
			for (Tree tree : file.pair().trees().trees()) {
				// the first part that has a file is the one that documents lead to
				pages.putIfAbsent(file.pair().path(tree), file.page());
			}
		}
		return pages;
	}

	private static Map<String, Object> page(SitePart part, List<Paired> files, int place, Documents documents) {
		Paired file = files.get(place);
		Map<String, Object> page = new TreeMap<>();
		List<Row> rows = file.comparison().rows();
		int code = (int) rows.stream().takeWhile(DiffSite::isHead).count();
		page.put("file", file);
		page.put("guide", documents.guide());
		page.put("chapters", documents.chaptersOf(file));
		page.put("head", rows.subList(0, code));
		page.put("code", rows.subList(code, rows.size()));
		page.put("previous", (place > 0) ? files.get(place - 1) : Boolean.FALSE);
		page.put("next", (place < files.size() - 1) ? files.get(place + 1) : Boolean.FALSE);
		page.put("trees", part);
		return page;
	}

	private static boolean isHead(Row row) {
		return isHead((row.left().exists() ? row.left() : row.right()).text());
	}

	/** Whether a line belongs to the package and the imports, where all files begin. */
	static boolean isHead(String line) {
		return line.isBlank() || line.startsWith("import ") || line.startsWith("package ");
	}

	private static Map<String, Object> lessons(SitePart part, List<Paired> files) {
		return Map.of("trees", part, "files", files.stream().filter((file) -> !file.lessons().isEmpty()).toList(),
				"count", files.stream().mapToInt((file) -> file.lessons().size()).sum());
	}

}
