package io.tweebyte.docs.walkthrough;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;

import io.tweebyte.checks.parity.JavaSource;
import io.tweebyte.checks.parity.JavaSource.Parsed;
import io.tweebyte.docs.DocsException;

/**
 * Takes parts out of a Java file as a person would: members with their comments, what a
 * constructor no longer needs, imports that nothing asks for any more. What stays is not
 * touched.
 */
final class Cutter {

	private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?[\\w.]+\\.(\\w+);\\n");

	private static final int WIDTH = 120;

	private static final int TAB = 4;

	private final String path;

	private String text;

	Cutter(String path, String text) {
		this.path = path;
		this.text = text;
	}

	/**
	 * Cuts members out of the file's type.
	 * @param member a method or field by its name, {@code name/2} a method of two
	 * parameters, {@code name(Type)} one whose first parameter is of a type
	 * @throws DocsException when there is none
	 */
	void cut(String member) {
		Parsed parsed = parsed();
		List<? extends Tree> found = type(parsed).getMembers()
			.stream()
			.filter((tree) -> isNamed(tree, member))
			.toList();
		if (found.isEmpty()) {
			throw new DocsException(this.path + " has no member " + member);
		}
		for (Tree tree : found.reversed()) {
			remove(begin(start(parsed, tree)), end(parsed, tree));
		}
	}

	/**
	 * Cuts out a field, the parameter of the constructor that sets it, and the setting.
	 * @param field its name
	 */
	void without(String field) {
		replace("\t\tthis.%s = %s;\n".formatted(field, field), "");
		cutParameter(field);
		cut(field);
	}

	private void cutParameter(String name) {
		Parsed parsed = parsed();
		MethodTree constructor = type(parsed).getMembers()
			.stream()
			.filter(MethodTree.class::isInstance)
			.map(MethodTree.class::cast)
			.filter((method) -> method.getName().contentEquals("<init>"))
			.findFirst()
			.orElseThrow(() -> new DocsException(this.path + " has no constructor"));
		List<String> kept = new ArrayList<>();
		for (VariableTree parameter : constructor.getParameters()) {
			if (!parameter.getName().contentEquals(name)) {
				kept.add(this.text.substring(start(parsed, parameter), end(parsed, parameter)));
			}
		}
		int begin = start(parsed, constructor);
		int open = this.text.indexOf('(', begin);
		int body = start(parsed, constructor.getBody());
		this.text = this.text.substring(0, open) + wrapped(column(open), kept) + this.text.substring(body);
	}

	/** As the formatter breaks a list that is too long. */
	private static String wrapped(int column, List<String> parameters) {
		StringBuilder wrapped = new StringBuilder("(");
		int at = column + 1;
		for (int i = 0; i < parameters.size(); i++) {
			boolean last = i == parameters.size() - 1;
			String parameter = parameters.get(i) + (last ? ") " : ",");
			int needed = at + ((i > 0) ? 1 : 0) + parameter.length() + (last ? 1 : 0);
			if (i > 0 && needed > WIDTH) {
				wrapped.append("\n\t\t\t").append(parameter);
				at = 3 * TAB + parameter.length();
			}
			else {
				wrapped.append((i > 0) ? " " : "").append(parameter);
				at = needed;
			}
		}
		return wrapped.append(parameters.isEmpty() ? ") " : "").toString();
	}

	private int column(int position) {
		String line = this.text.substring(this.text.lastIndexOf('\n', position) + 1, position);
		return line.chars().map((character) -> (character == '\t') ? TAB : 1).sum();
	}

	/**
	 * Replaces what stands in the file once.
	 * @throws DocsException when it does not
	 */
	void replace(String old, String replacement) {
		int at = this.text.indexOf(old);
		if (at < 0 || this.text.indexOf(old, at + 1) >= 0) {
			throw new DocsException("%s holds this %s:%n%s".formatted(this.path, (at < 0) ? "nowhere" : "twice", old));
		}
		this.text = this.text.substring(0, at) + replacement + this.text.substring(at + old.length());
	}

	/**
	 * What is left.
	 * @return the text without imports that nothing asks for
	 */
	String result() {
		if (!this.path.endsWith(".java")) {
			return this.text;
		}
		String code = IMPORT.matcher(this.text).replaceAll("");
		String kept = IMPORT.matcher(this.text)
			.replaceAll((line) -> isUsed(line.group(1), code) ? Matcher.quoteReplacement(line.group()) : "");
		return kept.replaceAll("\\n{3,}", "\n\n");
	}

	private static boolean isUsed(String name, String code) {
		return Pattern.compile("\\b" + name + "\\b").matcher(code).find();
	}

	private Parsed parsed() {
		return JavaSource.read(this.path, this.text);
	}

	private ClassTree type(Parsed parsed) {
		return (ClassTree) parsed.unit().getTypeDecls().getFirst();
	}

	private static boolean isNamed(Tree tree, String member) {
		if (tree instanceof MethodTree method) {
			String name = method.getName().toString();
			return member.equals(name) || member.equals(name + "/" + method.getParameters().size())
					|| member.equals(name + "(" + types(method) + ")");
		}
		return tree instanceof VariableTree field && field.getName().contentEquals(member);
	}

	private static String types(MethodTree method) {
		return method.getParameters()
			.stream()
			.map((parameter) -> parameter.getType().toString())
			.collect(Collectors.joining(","));
	}

	private static int start(Parsed parsed, Tree tree) {
		return (int) parsed.positions().getStartPosition(parsed.unit(), tree);
	}

	private static int end(Parsed parsed, Tree tree) {
		return (int) parsed.positions().getEndPosition(parsed.unit(), tree);
	}

	/** The beginning of the comments above a member. */
	private int begin(int start) {
		int line = lineStart(start);
		while (line > 0) {
			String above = this.text.substring(lineStart(line - 1), line).strip();
			if (above.endsWith("*/")) {
				line = lineStart(this.text.lastIndexOf("/**", line));
			}
			else if (above.startsWith("//")) {
				line = lineStart(line - 1);
			}
			else {
				return line;
			}
		}
		return line;
	}

	private int lineStart(int position) {
		return this.text.lastIndexOf('\n', position - 1) + 1;
	}

	/** Removes whole lines, and the empty one below. */
	private void remove(int begin, int end) {
		int next = this.text.indexOf('\n', end) + 1;
		if (this.text.startsWith("\n", next)) {
			next++;
		}
		this.text = this.text.substring(0, begin) + this.text.substring(next);
	}

}
