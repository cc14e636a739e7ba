package io.tweebyte.docs.site;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Node;

import io.tweebyte.checks.Project;

/**
 * A document of the project as a page.
 *
 * @param path where it stands, from the root
 * @param titles its headings
 * @param shown the pages of classes that its excerpts are from, each with the chapter
 * @param html its text
 */
record Document(String path, List<Markdown.Title> titles, List<Shown> shown, String html) {

	/** What the guide writes above two excerpts that are side by side. */
	private static final String PAIR = "<!-- pair ";

	/** What a pair of excerpts that are compared begins with on the site. */
	private static final String EXCERPT = "<table class=\"diff excerpt\">";

	/**
	 * Comment, head of the table, excerpt, middle, excerpt, end of the table, comment.
	 */
	private static final int BLOCKS = 7;

	/** Reads a document; links and excerpts become those of the site. */
	static Document read(Project project, Links links, Excerpt.Page excerpts, String path) {
		Markdown text = new Markdown(project.read(path));
		Set<Shown> shown = new LinkedHashSet<>();
		Markdown.Title chapter = null;
		for (Node block : text.blocks().toList()) {
			chapter = text.title(block).orElse(chapter);
			if (block instanceof HtmlBlock html && html.getLiteral().startsWith(PAIR)) {
				for (Excerpt.Source source : replace(html, path, links, excerpts)) {
					shown.add(new Shown(source.page(), chapter));
				}
			}
		}
		text.relink((destination) -> links.target(path, destination));
		return new Document(path, text.titles(), List.copyOf(shown), text.html());
	}

	private static List<Excerpt.Source> replace(Node comment, String path, Links links, Excerpt.Page excerpts) {
		List<Node> blocks = Stream.iterate(comment, Node::getNext).limit(BLOCKS).toList();
		if (blocks.get(1) instanceof HtmlBlock head && blocks.get(2) instanceof FencedCodeBlock async
				&& blocks.get(4) instanceof FencedCodeBlock reactive) {
			Excerpt excerpt = Excerpt.of(head.getLiteral(), (link) -> links.target(path, link), async.getLiteral(),
					reactive.getLiteral());
			HtmlBlock page = new HtmlBlock();
			page.setLiteral(excerpts.write(excerpt));
			comment.insertBefore(page);
			blocks.forEach(Node::unlink);
			return excerpt.sources();
		}
		return List.of();
	}

	/** The name of its page. */
	String page() {
		return Links.pageOf(this.path);
	}

	/** What it is called. */
	String title() {
		return this.titles.isEmpty() ? this.path : this.titles.getFirst().text();
	}

	/** The trees of its pairs of excerpts. */
	SitePart trees() {
		return SitePart.first();
	}

	/** Whether links can lead to a heading of it. */
	boolean has(String heading) {
		return this.titles.stream().anyMatch((title) -> title.id().equals(heading));
	}

	/** Its chapters. */
	List<Markdown.Title> chapters() {
		return this.titles.stream().filter((title) -> title.level() == 2).toList();
	}

	/** Whether it shows code of both trees side by side, with colours. */
	boolean hasExcerpts() {
		return this.html.contains(EXCERPT);
	}

	/** The chapters that show a class, given by its page. */
	List<Markdown.Title> chaptersOf(String page) {
		return this.shown.stream()
			.filter((one) -> one.page().equals(page))
			.map(Shown::chapter)
			.filter(Objects::nonNull)
			.toList();
	}

	/**
	 * A class that is shown.
	 *
	 * @param page its page
	 * @param chapter where it is shown; null above the first
	 */
	record Shown(String page, Markdown.Title chapter) {

	}

}
