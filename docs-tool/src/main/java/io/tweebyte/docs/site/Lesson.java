package io.tweebyte.docs.site;

import java.util.ArrayList;
import java.util.List;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.parity.JavaSource;
import io.tweebyte.checks.parity.JavaSource.Parsed;
import io.tweebyte.docs.diff.Pair;

/**
 * A comment that begins with {@code // model:}, that is, a difference which one of the
 * models forces.
 *
 * @param tree the tree it stands in
 * @param line the line it begins in
 * @param member the method or field it belongs to, empty where it belongs to the class
 * @param text what it says
 */
record Lesson(Tree tree, int line, String member, String text) {

	private static final String TAG = "// model:";

	private static final String COMMENT = "//";

	/** The lessons of one file. */
	static List<Lesson> of(Project project, Tree tree, Pair pair) {
		if (!pair.isIn(tree)) {
			return List.of();
		}
		String path = pair.path(tree);
		List<String> lines = project.read(path).lines().map(String::strip).toList();
		List<Lesson> lessons = new ArrayList<>();
		for (int i = 0; i < lines.size(); i++) {
			if (lines.get(i).startsWith(TAG)) {
				lessons.add(new Lesson(tree, i + 1, member(project, path, i + 1), text(lines, i)));
			}
		}
		return lessons;
	}

	/** What its line is called on the page of its class. */
	String anchor() {
		return this.tree.letter() + this.line;
	}

	private static String text(List<String> lines, int first) {
		StringBuilder text = new StringBuilder(lines.get(first).substring(TAG.length()).strip());
		for (int i = first + 1; i < lines.size() && lines.get(i).startsWith(COMMENT); i++) {
			text.append(' ').append(lines.get(i).substring(COMMENT.length()).strip());
		}
		return text.toString();
	}

	/** The first member that ends below the line. */
	private static String member(Project project, String path, int line) {
		Parsed parsed = JavaSource.read(project, path);
		for (com.sun.source.tree.Tree type : parsed.unit().getTypeDecls()) {
			if (type instanceof ClassTree owner && lineOf(parsed, start(parsed, owner)) <= line) {
				return owner.getMembers()
					.stream()
					.filter((member) -> lineOf(parsed, end(parsed, member)) >= line)
					.map(Lesson::name)
					.findFirst()
					.orElse("");
			}
		}
		return "";
	}

	private static String name(com.sun.source.tree.Tree member) {
		return switch (member) {
			case MethodTree method when method.getReturnType() != null -> method.getName().toString();
			case VariableTree field -> field.getName().toString();
			case ClassTree type -> type.getSimpleName().toString();
			default -> "";
		};
	}

	private static long lineOf(Parsed parsed, long position) {
		return (position < 0) ? 0 : parsed.unit().getLineMap().getLineNumber(position);
	}

	private static long start(Parsed parsed, com.sun.source.tree.Tree tree) {
		return parsed.positions().getStartPosition(parsed.unit(), tree);
	}

	private static long end(Parsed parsed, com.sun.source.tree.Tree tree) {
		return parsed.positions().getEndPosition(parsed.unit(), tree);
	}

}
