package io.tweebyte.docs.diff;

import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * A Java file and its twin, one of which may be missing.
 *
 * @param path the path both have below their trees, such as
 * {@code user-service/src/main/java/io/tweebyte/user/service/UserService.java}
 * @param inAsync whether the async tree has it
 * @param inReactive whether the reactive tree has it
 */
public record Pair(String path, boolean inAsync, boolean inReactive) {

	private static final String TESTS = "/src/test/";

	/** The simple name of the class. */
	public String name() {
		return this.path.substring(this.path.lastIndexOf('/') + 1, this.path.lastIndexOf('.'));
	}

	/** The module, such as {@code user-service}. */
	public String module() {
		return this.path.substring(0, this.path.indexOf('/'));
	}

	/** The last part of the package, such as {@code service}. */
	public String part() {
		String folder = this.path.substring(0, this.path.lastIndexOf('/'));
		return folder.substring(folder.lastIndexOf('/') + 1);
	}

	/** The whole package. */
	public String packageName() {
		return this.path.substring(this.path.indexOf("/java/") + 6, this.path.lastIndexOf('/')).replace('/', '.');
	}

	public boolean isTest() {
		return this.path.contains(TESTS);
	}

	public boolean isWhole() {
		return this.inAsync && this.inReactive;
	}

	/** The path from the root. */
	public String path(Tree tree) {
		return tree.folder() + "/" + this.path;
	}

	/** The lines of a side; none where it is missing. */
	List<String> lines(Project project, Tree tree) {
		boolean exists = (tree == Tree.ASYNC) ? this.inAsync : this.inReactive;
		return exists ? project.read(path(tree)).lines().toList() : List.of();
	}

}
