package io.tweebyte.docs.excerpt;

import java.util.List;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.parity.JavaSource;
import io.tweebyte.checks.parity.JavaSource.Parsed;
import io.tweebyte.docs.DocsException;

/**
 * Cuts members out of a Java file by their names, as the compiler's parser finds them:
 * with annotations and the line comments right above, without Javadoc.
 */
final class JavaExcerpts {

	/** Stands for the head of the type. */
	private static final String HEAD = "class";

	private final String path;

	private final String text;

	private final Parsed parsed;

	JavaExcerpts(Project project, String path) {
		this.path = path;
		this.text = project.read(path);
		this.parsed = JavaSource.read(project, path);
	}

	/**
	 * Cuts members out.
	 * @param type the simple name of the type
	 * @param members names of methods and fields, in the order wanted; {@code name/2} is
	 * a method of two parameters, {@code class} the head of the type; empty for the whole
	 * type
	 * @return the members as they stand in the file, an empty line between methods
	 * @throws DocsException when the file has no such type or member
	 */
	String cut(String type, List<String> members) {
		ClassTree found = type(type);
		if (members.isEmpty()) {
			return Lines.dedented(this.text.substring(begin(found), end(found)));
		}
		StringBuilder excerpt = new StringBuilder();
		boolean packed = false;
		for (String member : members) {
			for (String part : parts(found, member)) {
				boolean field = part.lines().count() == 1 && part.endsWith(";");
				if (!excerpt.isEmpty()) {
					excerpt.append((packed && field) ? "\n" : "\n\n");
				}
				excerpt.append(part);
				packed = field;
			}
		}
		return excerpt.toString();
	}

	private ClassTree type(String name) {
		return this.parsed.types()
			.filter((type) -> type.getSimpleName().contentEquals(name))
			.findFirst()
			.orElseThrow(() -> new DocsException(this.path + " has no type " + name));
	}

	private List<String> parts(ClassTree type, String member) {
		if (member.equals(HEAD)) {
			int body = this.text.indexOf('{', afterModifiers(type));
			return List.of(Lines.dedented(this.text.substring(begin(type), body).stripTrailing()));
		}
		List<String> parts = type.getMembers()
			.stream()
			.filter((tree) -> isNamed(tree, member))
			.map((tree) -> Lines.dedented(this.text.substring(begin(tree), end(tree))))
			.toList();
		if (parts.isEmpty()) {
			throw new DocsException(this.path + " has no member " + member + " in " + type.getSimpleName());
		}
		return parts;
	}

	private int afterModifiers(ClassTree type) {
		long end = this.parsed.positions().getEndPosition(this.parsed.unit(), type.getModifiers());
		return (end < 0) ? begin(type) : (int) end;
	}

	private static boolean isNamed(Tree tree, String member) {
		int slash = member.indexOf('/');
		if (tree instanceof MethodTree method) {
			String name = (slash < 0) ? member : member.substring(0, slash);
			return method.getName().contentEquals(name) && (slash < 0
					|| method.getParameters().size() == Integer.parseInt(member, slash + 1, member.length(), 10));
		}
		return tree instanceof VariableTree field && field.getName().contentEquals(member);
	}

	/**
	 * The beginning of the line, or of the first of the line comments above.
	 */
	private int begin(Tree tree) {
		int start = (int) this.parsed.positions().getStartPosition(this.parsed.unit(), tree);
		int line = lineStart(start);
		while (line > 0) {
			int above = lineStart(line - 1);
			if (!this.text.substring(above, line).stripLeading().startsWith("//")) {
				break;
			}
			line = above;
		}
		return line;
	}

	private int lineStart(int position) {
		return this.text.lastIndexOf('\n', position - 1) + 1;
	}

	private int end(Tree tree) {
		return (int) this.parsed.positions().getEndPosition(this.parsed.unit(), tree);
	}

}
