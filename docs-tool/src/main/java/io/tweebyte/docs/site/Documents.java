package io.tweebyte.docs.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.excerpt.Guide;

/** All documents that the project's first one leads to. */
final class Documents {

	private static final String FIRST = "README.md";

	private final List<Document> all = new ArrayList<>();

	private final Links links;

	Documents(Project project, Links links, Excerpt.Page excerpts) {
		this.links = links;
		Stream.of(FIRST, Guide.PATH).filter(project::has).forEach((path) -> links.target("", path));
		List<String> known = links.documents();
		while (this.all.size() < known.size()) {
			this.all.add(Document.read(project, links, excerpts, known.get(this.all.size())));
			known = links.documents();
		}
	}

	List<Document> all() {
		return List.copyOf(this.all);
	}

	/** Other files that documents lead to, to be shown as they stand. */
	List<String> texts() {
		return this.links.texts();
	}

	/** Files below {@code docs} that documents lead to, to be copied. */
	List<String> copies() {
		return this.links.copies();
	}

	/** The chapters of the guide that show a class. */
	List<Markdown.Title> chaptersOf(Paired file) {
		return guide().stream().flatMap((guide) -> guide.chaptersOf(file.page()).stream()).toList();
	}

	/** The page of a document, at a heading if it has that. */
	Optional<String> page(String path, String heading) {
		return this.all.stream()
			.filter((document) -> document.path().equals(path))
			.map((document) -> document.page() + (document.has(heading) ? "#" + heading : ""))
			.findFirst();
	}

	/** The guide to the migration; none in a project without. */
	List<Document> guide() {
		return this.all.stream().filter((document) -> document.path().equals(Guide.PATH)).toList();
	}

	/** Decisions, which are many. */
	List<Document> decisions() {
		return this.all.stream().filter(Documents::isDecision).toList();
	}

	/** What is neither the guide nor a decision. */
	List<Document> others() {
		return this.all.stream()
			.filter((document) -> !isDecision(document) && !document.path().equals(Guide.PATH))
			.toList();
	}

	private static boolean isDecision(Document document) {
		return document.path().startsWith("docs/adr/") && !document.path().endsWith(FIRST);
	}

}
