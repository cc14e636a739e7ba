package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;

import io.tweebyte.checks.parity.JavaSource;
import io.tweebyte.checks.parity.JavaSource.Parsed;

/**
 * A method or constructor, with its comments, its annotations and the empty line below.
 *
 * @param owner the class it belongs to, empty for the outermost, of which a file has one
 * @param name its name; for a constructor, that of the class
 * @param constructor whether it is one
 * @param parameters the types of its parameters
 * @param first its first line, from 1
 * @param last its last line
 * @param text all its lines
 */
record Member(String owner, String name, boolean constructor, List<String> parameters, int first, int last,
		String text) {

	/**
	 * The members of a Java file, in order.
	 * @param path what messages call it
	 * @param lines the file
	 */
	static List<Member> of(String path, List<String> lines) {
		List<Member> members = new ArrayList<>();
		Parsed parsed = JavaSource.read(path, String.join("\n", lines));
		parsed.unit().getTypeDecls().forEach((type) -> add(members, "", type, parsed, lines));
		return members;
	}

	private static void add(List<Member> members, String owner, Tree tree, Parsed parsed, List<String> lines) {
		if (!(tree instanceof ClassTree type)) {
			return;
		}
		for (Tree member : type.getMembers()) {
			if (member instanceof MethodTree method && line(parsed, method, false) > end(members)) {
				members.add(of(owner, type, method, parsed, lines));
			}
			else if (member instanceof ClassTree nested) {
				add(members, owner + nested.getSimpleName() + ".", nested, parsed, lines);
			}
		}
	}

	/**
	 * What begins where another ends is taken for a part of that: lines are compared
	 * whole.
	 */
	private static int end(List<Member> members) {
		return members.isEmpty() ? 0 : members.getLast().last();
	}

	private static Member of(String owner, ClassTree type, MethodTree method, Parsed parsed, List<String> lines) {
		int first = line(parsed, method, false);
		while (first > 1 && isComment(lines.get(first - 2).strip())) {
			first--;
		}
		int last = line(parsed, method, true);
		if (last < lines.size() && lines.get(last).isBlank()) {
			last++;
		}
		boolean constructor = method.getName().contentEquals("<init>");
		String name = (constructor ? type.getSimpleName() : method.getName()).toString();
		return new Member(owner, name, constructor,
				method.getParameters().stream().map(VariableTree::getType).map(Tree::toString).toList(), first, last,
				lines.subList(first - 1, last).stream().collect(Collectors.joining("\n")));
	}

	private static boolean isComment(String line) {
		return line.startsWith("//") || line.startsWith("/*") || line.startsWith("*");
	}

	/** The line a method begins or ends in; 0 for one that is not written down. */
	private static int line(Parsed parsed, MethodTree method, boolean end) {
		long position = end ? parsed.positions().getEndPosition(parsed.unit(), method)
				: parsed.positions().getStartPosition(parsed.unit(), method);
		return (position < 0) ? 0 : (int) parsed.unit().getLineMap().getLineNumber(position);
	}

	int size() {
		return this.last - this.first + 1;
	}

	boolean holds(Line line) {
		return line.number() >= this.first && line.number() <= this.last;
	}

	/** Its lines among those of its file. */
	List<Line> of(List<Line> file) {
		return file.subList(this.first - 1, this.last);
	}

}
