package io.tweebyte.docs.walkthrough;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.DocsException;

/**
 * Makes the reduced user service out of that of a tree, by the list {@value #LIST}. So
 * the end of the walk-through cannot drift from the tree: what the tree changes, the
 * reduction changes, and what the list names must be there.
 *
 * <p>
 * The list has a command a line, and comments after {@code #}:
 *
 * <pre>
 * drop GLOB                 files that go
 * add PATH                  a file that comes, from added/TREE/PATH, or added/all/PATH
 * in PATH [TREE ..]         what follows is about this file, which these trees alone have
 *   for TREE ..             .. in these trees alone, or in all
 *   cut MEMBER ..           members that go
 *   without FIELD ..        fields that go, and what a constructor sets them from
 *   replace                 a text that stands there once: the lines up to
 *   by                      .. are replaced by the lines up to
 *   end
 * </pre>
 */
public final class Reduction {

	/** Where the list is. */
	public static final String LIST = "docs/walkthrough/reduction.txt";

	private static final String ADDED = "docs/walkthrough/added/";

	/** Stands for every tree. */
	private static final String ALL = "all";

	private static final String MODULE = "user-service/";

	private final Project project;

	private final Tree tree;

	private final SortedMap<String, String> files = new TreeMap<>();

	private final Set<String> changed = new HashSet<>();

	private final Deque<String> lines;

	private Cutter current;

	private String path;

	private boolean skipped;

	private Reduction(Project project, Tree tree) {
		this.project = project;
		this.tree = tree;
		this.lines = new ArrayDeque<>(project.read(LIST).lines().toList());
	}

	/**
	 * Reduces the user service of a tree.
	 * @param project the working copy
	 * @param tree the tree
	 * @return the text of each file by its path in the module
	 * @throws DocsException when the list names what is not there
	 */
	public static SortedMap<String, String> of(Project project, Tree tree) {
		return new Reduction(project, tree).run();
	}

	private SortedMap<String, String> run() {
		take("pom.xml");
		this.project.sources(this.tree)
			.stream()
			.filter((path) -> path.startsWith(MODULE))
			.forEach((path) -> take(path.substring(MODULE.length())));
		while (!this.lines.isEmpty()) {
			String line = this.lines.pop().strip();
			if (!line.isEmpty() && !line.startsWith("#")) {
				command(List.of(line.split("\\s+")));
			}
		}
		finish();
		return this.files;
	}

	private void take(String inside) {
		this.project.find(this.tree, MODULE + inside)
			.ifPresent((file) -> this.files.put(inside, this.project.read(file)));
	}

	private void command(List<String> words) {
		String name = words.getFirst();
		List<String> rest = words.subList(1, words.size());
		switch (name) {
			case "drop" -> drop(rest.getFirst());
			case "add" -> add(rest.getFirst());
			case "in" -> open(rest.getFirst(), rest.subList(1, rest.size()));
			case "for" -> this.skipped = this.current == null || !isAmong(rest);
			case "cut" -> rest.forEach((member) -> edit(() -> this.current.cut(member)));
			case "without" -> rest.forEach((field) -> edit(() -> this.current.without(field)));
			case "replace" -> replace();
			default -> throw new DocsException(LIST + ": there is no command " + name);
		}
	}

	private void drop(String glob) {
		PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
		if (!this.files.keySet().removeIf((file) -> matcher.matches(Path.of(file)))) {
			throw new DocsException("%s: there is no file %s to drop in %s".formatted(LIST, glob, this.tree.folder()));
		}
	}

	private void add(String file) {
		String own = ADDED + this.tree.folder() + "/" + file;
		String added = this.project.has(own) ? own : ADDED + ALL + "/" + file;
		if (this.files.put(file, this.project.read(added)) != null) {
			throw new DocsException(LIST + ": " + file + " is there already");
		}
	}

	private boolean isAmong(List<String> trees) {
		return trees.contains(this.tree.folder()) || trees.contains(ALL);
	}

	private void open(String file, List<String> trees) {
		finish();
		this.skipped = !trees.isEmpty() && !isAmong(trees);
		if (this.skipped) {
			return;
		}
		String text = this.files.get(file);
		if (text == null || !this.changed.add(file)) {
			throw new DocsException("%s: there is no %s, or twice".formatted(LIST, file));
		}
		this.path = file;
		this.current = new Cutter(file, text);
	}

	private void edit(Runnable edit) {
		if (!this.skipped) {
			edit.run();
		}
	}

	private void replace() {
		String old = block("by");
		String replacement = block("end");
		edit(() -> this.current.replace(old, replacement));
	}

	private String block(String end) {
		StringBuilder block = new StringBuilder();
		for (String line = this.lines.pop(); !line.strip().equals(end); line = this.lines.pop()) {
			block.append(line).append('\n');
		}
		return block.toString();
	}

	private void finish() {
		if (this.current != null) {
			this.files.put(this.path, this.current.result());
			this.current = null;
		}
	}

}
