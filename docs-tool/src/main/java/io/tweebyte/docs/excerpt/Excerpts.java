package io.tweebyte.docs.excerpt;

import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.excerpt.Marker.Members;

/** Shows what markers name, as Markdown for a document below {@code docs/}. */
final class Excerpts {

	private final Project project;

	Excerpts(Project project) {
		this.project = project;
	}

	/**
	 * The lines that belong below a marker.
	 * @throws DocsException when the project has not what it names
	 */
	String show(Marker marker) {
		return switch (marker) {
			case Marker.Pair pair -> show(pair);
			case Marker.Only only -> show(only);
			case Marker.File file -> show(file);
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

	private String show(Marker.Only only) {
		String path = path(only.tree(), only.module(), only.members());
		return java(path, only.members()) + "\n\n" + "[" + path + "](../" + path + ")";
	}

	private String show(Marker.File file) {
		if (!this.project.has(file.path())) {
			throw new DocsException("There is no file " + file.path());
		}
		String lines = Lines.between(file.path(), this.project.read(file.path()), file.from(), file.to());
		// rows of a table in Markdown show as one
		String shown = lines.startsWith("| ") ? lines : fenced(language(file.path()), lines);
		return shown + "\n\n[" + file.path() + "](../" + file.path() + ")";
	}

	private String path(Tree tree, String module, Members members) {
		String folder = tree.folder() + "/" + module + "/src/";
		String name = "/" + members.type() + ".java";
		List<String> found = this.project.files(folder).stream().filter((path) -> path.endsWith(name)).toList();
		if (found.size() != 1) {
			throw new DocsException(folder + " has " + (found.isEmpty() ? "no" : "more than one") + " file "
					+ name.substring(1) + (found.isEmpty() ? "" : ": " + String.join(", ", found)));
		}
		return found.getFirst();
	}

	private String java(String path, Members members) {
		return fenced("java", new JavaExcerpts(this.project, path).cut(members.type(), members.names()));
	}

	private static String link(Tree tree, String path) {
		String name = path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
		return tree.folder() + ": <a href=\"../" + path + "\">" + name + "</a>";
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
