package io.tweebyte.docs.excerpt;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.excerpt.Marker.Members;
import io.tweebyte.docs.settings.SettingsReference;

/** Shows what markers name, as Markdown. */
final class Excerpts {

	private static final String TEST_SUPPORT = "test-support/src/main/java/io/tweebyte/testsupport/%s.java";

	private final Project project;

	private final String root;

	/** Read when the document first shows settings. */
	private SettingsReference settings;

	/**
	 * Creates excerpts for a document.
	 * @param document its path, at most one folder below the root
	 */
	Excerpts(Project project, String document) {
		this.project = project;
		this.root = document.contains("/") ? "../" : "";
	}

	/**
	 * The lines that belong below a marker.
	 * @throws DocsException when the project has not what it names
	 */
	String show(Marker marker) {
		return switch (marker) {
			case Marker.Pair pair -> show(pair);
			case Marker.Trees trees -> show(trees);
			case Marker.Only only -> show(only);
			case Marker.File file -> show(file);
			case Marker.Quote quote -> show(quote);
			case Marker.Source source -> show(source);
			case Marker.Claims claims -> show(claims);
			case Marker.Settings settings -> show(settings);
			case Marker.Expected expected -> show(expected);
		};
	}

	private String show(Marker.Pair pair) {
		String left = path(Tree.ASYNC, pair.module(), pair.async());
		String right = path(Tree.REACTIVE, pair.module(), pair.reactive());
		return """
				<table>
				<tr><th>%s</th><th>%s</th></tr>
				<tr><td valign="top">

				%s

				</td><td valign="top">

				%s

				</td></tr>
				</table>""".formatted(link(Tree.ASYNC, left), link(Tree.REACTIVE, right), java(left, pair.async()),
				java(right, pair.reactive()));
	}

	private String show(Marker.Trees trees) {
		StringBuilder head = new StringBuilder();
		StringBuilder columns = new StringBuilder();
		StringJoiner links = new StringJoiner(", ");
		for (Tree tree : Tree.values()) {
			Members members = trees.members().get(tree.ordinal());
			String path = path(tree, trees.module(), members);
			head.append("<th>").append(tree.folder()).append("</th>");
			columns.append(columns.isEmpty() ? "" : "</td>")
				.append("<td valign=\"top\">\n\n")
				.append(java(path, members))
				.append("\n\n");
			links.add("[" + tree.folder() + ": " + members.type() + "](" + this.root + path + ")");
		}
		return "<table>\n<tr>" + head + "</tr>\n<tr>" + columns + "</td></tr>\n</table>\n\n" + links;
	}

	private String show(Marker.Only only) {
		String path = path(only.tree(), only.module(), only.members());
		return java(path, only.members()) + "\n\n" + "[" + path + "](" + this.root + path + ")";
	}

	private String show(Marker.File file) {
		return linked(file.path(), Lines.between(file.path(), read(file.path()), file.from(), file.to()));
	}

	private String show(Marker.Quote quote) {
		String text = read(quote.path());
		return linked(quote.path(),
				quote.words()
					.stream()
					.map((words) -> Lines.containing(quote.path(), text, words))
					.collect(Collectors.joining("\n")));
	}

	private String linked(String path, String lines) {
		// tables and lists in Markdown show as such
		String shown = lines.startsWith("| ") || lines.startsWith("- ") ? lines : fenced(language(path), lines);
		return shown + "\n\n[" + path + "](" + this.root + path + ")";
	}

	private String show(Marker.Source source) {
		return java(source.path(), source.members()) + "\n\n[" + source.path() + "](" + this.root + source.path() + ")";
	}

	private String show(Marker.Claims claims) {
		List<String> reports = claims.runs().stream().map((run) -> run + "/report.csv").toList();
		return new ClaimTable(reports.stream().map(this::read).toList()).of(read(claims.path())) + "\n\n"
				+ Stream.concat(Stream.of(claims.path()), reports.stream())
					.map((path) -> "[%s](%s%s)".formatted(path, this.root, path))
					.collect(Collectors.joining(", "));
	}

	private String read(String path) {
		if (!this.project.has(path)) {
			throw new DocsException("There is no file " + path);
		}
		return this.project.read(path);
	}

	private String show(Marker.Settings settings) {
		if (this.settings == null) {
			this.settings = new SettingsReference(this.project);
		}
		return this.settings.show(settings.prefix(), this.root);
	}

	private String show(Marker.Expected expected) {
		ExpectedTable table = new ExpectedTable(read(TEST_SUPPORT.formatted(expected.rows())),
				read(TEST_SUPPORT.formatted("Outcome")));
		List<String> tests = Stream.of(Tree.values())
			.map((tree) -> path(tree, expected.module(), expected.test()))
			.toList();
		return table.of(tests.stream().map(this::read).toList()) + "\n\n"
				+ tests.stream()
					.map((path) -> "[%s](%s%s)".formatted(path, this.root, path))
					.collect(Collectors.joining(", "));
	}

	private String path(Tree tree, String module, Members members) {
		String name = "/" + members.type() + ".java";
		List<String> found = this.project.sources(tree)
			.stream()
			.filter((path) -> path.startsWith(module + "/") && path.endsWith(name))
			.flatMap((path) -> this.project.find(tree, path).stream())
			.toList();
		if (found.size() != 1) {
			throw new DocsException(tree.folder() + "/" + module + " has " + (found.isEmpty() ? "no" : "more than one")
					+ " file " + name.substring(1) + (found.isEmpty() ? "" : ": " + String.join(", ", found)));
		}
		return found.getFirst();
	}

	private String java(String path, Members members) {
		return fenced("java", new JavaExcerpts(this.project, path).cut(members.type(), members.names()));
	}

	private String link(Tree tree, String path) {
		String name = path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
		return tree.folder() + ": <a href=\"" + this.root + path + "\">" + name + "</a>";
	}

	private static String fenced(String language, String lines) {
		return "```" + language + "\n" + lines + "\n```";
	}

	private static String language(String path) {
		String ending = path.substring(path.lastIndexOf('.') + 1);
		return switch (ending) {
			case "java", "sql", "xml" -> ending;
			case "yml" -> "yaml";
			default -> "";
		};
	}

}
