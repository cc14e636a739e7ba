package io.tweebyte.docs.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

/**
 * Writes the diff of the trees as pages that need neither a server nor a network: for
 * each two trees an overview, the lessons and a page for each pair of files, and the
 * documents of the project.
 */
public final class DiffSite {

	private static final String STYLE = "style.css";

	private final Project project;

	private final Templates templates = new Templates();

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
		try {
			Files.createDirectories(folder);
			Files.write(folder.resolve(STYLE), Templates.style());
			Documents documents = documents(folder, parts.values().stream().flatMap(List::stream).toList());
			for (Map.Entry<SitePart, List<Paired>> part : parts.entrySet()) {
				write(folder, part.getKey(), part.getValue(), documents);
			}
			return folder.resolve(SitePart.first().overview());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
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

	private void write(Path folder, SitePart part, List<Paired> files, Documents documents) throws IOException {
		for (int i = 0; i < files.size(); i++) {
			write(folder, files.get(i).page(), "pair", page(part, files, i, documents));
		}
		write(folder, part.lessons(), "lessons", lessons(part, files));
		write(folder, part.overview(), "index",
				new Overview(this.project, part, files, documents, this::operators).content());
	}

	private Operators operators(Tree tree) {
		return this.operators.computeIfAbsent(tree, (counted) -> Operators.of(this.project, counted));
	}

	private void write(Path folder, String name, String template, Object content) throws IOException {
		Files.writeString(folder.resolve(name), this.templates.fill(template, content));
	}

	private Documents documents(Path folder, List<Paired> files) throws IOException {
		Links links = new Links(this.project, pages(files));
		Documents documents = new Documents(this.project, links, (excerpt) -> this.templates.fill("excerpt", excerpt));
		for (Document document : documents.all()) {
			write(folder, document.page(), "document", document);
		}
		for (String text : links.texts()) {
			write(folder, Links.pageOf(text), "text", Map.of("path", text, "text", this.project.read(text)));
		}
		for (String copy : links.copies()) {
			Path target = folder.resolve(Links.copyOf(copy));
			Files.createDirectories(target.getParent());
			Files.copy(this.project.root().resolve(copy), target, StandardCopyOption.REPLACE_EXISTING);
		}
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
		page.put("chapters",
				documents.guide().stream().flatMap((guide) -> guide.chaptersOf(file.page()).stream()).toList());
		page.put("head", rows.subList(0, code));
		page.put("code", rows.subList(code, rows.size()));
		page.put("previous", (place > 0) ? files.get(place - 1) : Boolean.FALSE);
		page.put("next", (place < files.size() - 1) ? files.get(place + 1) : Boolean.FALSE);
		page.put("trees", part);
		return page;
	}

	/** Whether a row belongs to the package and the imports, where all files begin. */
	private static boolean isHead(Row row) {
		String line = row.left().exists() ? row.left().text() : row.right().text();
		return line.isBlank() || line.startsWith("import ") || line.startsWith("package ");
	}

	private static Map<String, Object> lessons(SitePart part, List<Paired> files) {
		return Map.of("trees", part, "files", files.stream().filter((file) -> !file.lessons().isEmpty()).toList(),
				"count", files.stream().mapToInt((file) -> file.lessons().size()).sum());
	}

}
