package io.tweebyte.checks;

import java.util.List;

/**
 * Two trees that are compared.
 *
 * @param left the one that comes first in tables and messages
 * @param right the other
 */
public record TreePair(Tree left, Tree right) {

	/** The pairs that the rules are about: every other tree is compared with async. */
	public static final List<TreePair> CHECKED = List.of(new TreePair(Tree.ASYNC, Tree.REACTIVE),
			new TreePair(Tree.ASYNC, Tree.VIRTUAL));

	/** Both trees. */
	public List<Tree> trees() {
		return List.of(this.left, this.right);
	}

	/** The tree that one of them is compared with. */
	public Tree other(Tree tree) {
		return (tree == this.left) ? this.right : this.left;
	}

	@Override
	public String toString() {
		return this.left.folder() + " and " + this.right.folder();
	}

}
