package io.tweebyte.docs.diff;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * A Java file and its twin, one of which may be missing. Both stand in the same place
 * below their trees, unless the class has another name on one side.
 *
 * @param async the path below the async tree, such as
 * {@code user-service/src/main/java/io/tweebyte/user/service/UserService.java}; empty
 * where it has no such file
 * @param reactive the path below the reactive tree
 */
public record Pair(String async, String reactive) {

	private static final String TESTS = "/src/test/";

	/** The path by which the pair is known: that of async, if there is one. */
	public String path() {
		return inAsync() ? this.async : this.reactive;
	}

	/** The simple name of the class; both names where they differ. */
	public String name() {
		return String.join(" / ", names());
	}

	/** The simple names of the class, of which there is mostly one. */
	public List<String> names() {
		return Stream.of(this.async, this.reactive)
			.filter((path) -> !path.isEmpty())
			.map(Pair::name)
			.distinct()
			.toList();
	}

	private static String name(String path) {
		return path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
	}

	/** The module, such as {@code user-service}. */
	public String module() {
		return path().substring(0, path().indexOf('/'));
	}

	/** The last part of the package, such as {@code service}. */
	public String part() {
		String folder = path().substring(0, path().lastIndexOf('/'));
		return folder.substring(folder.lastIndexOf('/') + 1);
	}

	/** The whole package. */
	public String packageName() {
		return path().substring(path().indexOf("/java/") + 6, path().lastIndexOf('/')).replace('/', '.');
	}

	public boolean isTest() {
		return path().contains(TESTS);
	}

	/** Whether the async tree has it. */
	public boolean inAsync() {
		return !this.async.isEmpty();
	}

	/** Whether the reactive tree has it. */
	public boolean inReactive() {
		return !this.reactive.isEmpty();
	}

	public boolean isWhole() {
		return inAsync() && inReactive();
	}

	/** Whether a tree has it. */
	public boolean isIn(Tree tree) {
		return !below(tree).isEmpty();
	}

	/** The path from the root, in a tree that has it. */
	public String path(Tree tree) {
		return tree.folder() + "/" + below(tree);
	}

	private String below(Tree tree) {
		return (tree == Tree.ASYNC) ? this.async : this.reactive;
	}

	/** The lines of a side; none where it is missing. */
	List<String> lines(Project project, Tree tree) {
		return isIn(tree) ? project.read(path(tree)).lines().toList() : List.of();
	}

}
