package io.tweebyte.docs.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.diff.Pairs;
import io.tweebyte.docs.diff.Row;

/**
 * Writes the diff of both trees as pages that need neither a server nor a network: an
 * overview, the lessons, a page for each pair, and the documents of the project.
 */
public final class DiffSite {

	private static final String OVERVIEW = "index.html";

	private static final String LESSONS = "lessons.html";

	private static final String STYLE = "style.css";

	private final Project project;

	private final Templates templates = new Templates();

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
		List<Paired> files = Pairs.of(this.project)
			.all()
			.stream()
			.map((pair) -> Paired.of(this.project, allowed, pair))
			.toList();
		try {
			Files.createDirectories(folder);
			Files.write(folder.resolve(STYLE), Templates.style());
			Documents documents = documents(folder, files);
			for (int i = 0; i < files.size(); i++) {
				write(folder, files.get(i).page(), "pair", page(files, i, documents));
			}
			write(folder, LESSONS, "lessons", lessons(files));
			write(folder, OVERVIEW, "index", new Overview(this.project, files, documents).content());
			return folder.resolve(OVERVIEW);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
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
			for (Tree tree : Tree.values()) {
				if (file.pair().isIn(tree)) {
					pages.put(file.pair().path(tree), file.page());
				}
			}
		}
		return pages;
	}

	private static Map<String, Object> page(List<Paired> files, int place, Documents documents) {
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
		page.put("async", Tree.ASYNC.folder());
		page.put("reactive", Tree.REACTIVE.folder());
		return page;
	}

	/** Whether a row belongs to the package and the imports, where all files begin. */
	private static boolean isHead(Row row) {
		String line = row.left().exists() ? row.left().text() : row.right().text();
		return line.isBlank() || line.startsWith("import ") || line.startsWith("package ");
	}

	private static Map<String, Object> lessons(List<Paired> files) {
		return Map.of("files", files.stream().filter((file) -> !file.lessons().isEmpty()).toList(), "count",
				files.stream().mapToInt((file) -> file.lessons().size()).sum());
	}

}
