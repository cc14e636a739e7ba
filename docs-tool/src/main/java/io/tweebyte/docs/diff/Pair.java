package io.tweebyte.docs.diff;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

/**
 * A Java file of one tree and its counterpart in another, one of which may be missing.
 * Both have the same path below their trees, unless the class has another name on one
 * side. Trees that share a folder may have the same file.
 *
 * @param trees the trees
 * @param left the file of the left tree, from the root, such as
 * {@code async/user-service/src/main/java/io/tweebyte/user/service/UserService.java};
 * empty where it has no such file
 * @param right that of the right tree
 */
public record Pair(TreePair trees, String left, String right) {

	private static final String TESTS = "/src/test/";

	/**
	 * The path by which the pair is known, below the tree: that of the left side, if
	 * there is one.
	 */
	public String path() {
		return Project.belowTree(inLeft() ? this.left : this.right);
	}

	/** The simple name of the class; both names where they differ. */
	public String name() {
		return String.join(" / ", names());
	}

	/** The simple names of the class, of which there is mostly one. */
	public List<String> names() {
		return paths().stream().map(Pair::name).distinct().toList();
	}

	/** The files there are, from the root. */
	public List<String> paths() {
		return Stream.of(this.left, this.right).filter((path) -> !path.isEmpty()).toList();
	}

	/** The simple name of the class in a file. */
	public static String name(String path) {
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

	/** Whether the left tree has it. */
	public boolean inLeft() {
		return !this.left.isEmpty();
	}

	/** Whether the right tree has it. */
	public boolean inRight() {
		return !this.right.isEmpty();
	}

	public boolean isWhole() {
		return inLeft() && inRight();
	}

	/** Whether both trees use one file. */
	public boolean isShared() {
		return this.left.equals(this.right);
	}

	/** Whether a tree has it. */
	public boolean isIn(Tree tree) {
		return !path(tree).isEmpty();
	}

	/** The path from the root, in a tree that has it; empty in another. */
	public String path(Tree tree) {
		return (tree == this.trees.left()) ? this.left : this.right;
	}

	/** Which tree has it alone, in words; empty where both have it. */
	public String alone() {
		if (isWhole()) {
			return "";
		}
		return (inLeft() ? this.trees.left() : this.trees.right()).folder() + " only";
	}

	/** The lines of a side; none where it is missing. */
	List<String> lines(Project project, Tree tree) {
		return isIn(tree) ? project.read(path(tree)).lines().toList() : List.of();
	}

}
