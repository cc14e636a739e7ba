package io.tweebyte.docs.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A document in Markdown, made into HTML. */
final class Markdown {

	private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());

	private final Node root;

	private final Map<Node, Title> titles = new LinkedHashMap<>();

	Markdown(String text) {
		this.root = Parser.builder().extensions(EXTENSIONS).build().parse(text);
		this.root.accept(new AbstractVisitor() {

			@Override
			public void visit(Heading heading) {
				add(heading);
			}

		});
	}

	private void add(Heading heading) {
		String text = text(heading);
		String id = text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
		long before = this.titles.values().stream().filter((title) -> title.text().equals(text)).count();
		this.titles.put(heading, new Title(heading.getLevel(), text, (before > 0) ? id + "-" + before : id));
	}

	private static String text(Node node) {
		StringBuilder text = new StringBuilder();
		node.accept(new AbstractVisitor() {

			@Override
			public void visit(Text word) {
				text.append(word.getLiteral());
			}

			@Override
			public void visit(Code word) {
				text.append(word.getLiteral());
			}

		});
		return text.toString();
	}

	/** The headings, in order. */
	List<Title> titles() {
		return List.copyOf(this.titles.values());
	}

	/** The heading that a block is, if it is one. */
	Optional<Title> title(Node block) {
		return Optional.ofNullable(this.titles.get(block));
	}

	/** The blocks of the document, to be replaced where the site has better ones. */
	Stream<Node> blocks() {
		return Stream.iterate(this.root.getFirstChild(), (node) -> node != null, Node::getNext);
	}

	/**
	 * Lets every link and picture lead elsewhere.
	 * @param target where to, given where it leads in the document; empty where it leads
	 * nowhere, and is text then
	 */
	void relink(Function<String, Optional<String>> target) {
		List<Link> links = new ArrayList<>();
		this.root.accept(new AbstractVisitor() {

			@Override
			public void visit(Link link) {
				links.add(link);
			}

			@Override
			public void visit(Image image) {
				target.apply(image.getDestination()).ifPresent(image::setDestination);
			}

		});
		links.forEach((link) -> target.apply(link.getDestination())
			.ifPresentOrElse(link::setDestination, () -> unwrap(link)));
	}

	private static void unwrap(Link link) {
		while (link.getFirstChild() != null) {
			link.insertBefore(link.getFirstChild());
		}
		link.unlink();
	}

	String html() {
		return HtmlRenderer.builder()
			.extensions(EXTENSIONS)
			.attributeProviderFactory((context) -> (node, tag, attributes) -> {
				title(node).ifPresent((title) -> attributes.put("id", title.id()));
			})
			.build()
			.render(this.root);
	}

	/**
	 * A heading.
	 *
	 * @param level 1 for that of the document
	 * @param text its words
	 * @param id what links call it
	 */
	record Title(int level, String text, String id) {

	}

}
