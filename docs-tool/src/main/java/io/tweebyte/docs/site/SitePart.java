package io.tweebyte.docs.site;

import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.checks.TreePair;

/**
 * The part of the site about two trees: how its pages are called.
 *
 * @param trees the trees
 */
record SitePart(TreePair trees) {

	/** The part that three columns are made from, together with the first. */
	static final SitePart ASYNC_AND_VIRTUAL = new SitePart(new TreePair(Tree.ASYNC, Tree.VIRTUAL));

	/** Each tree with each, beginning with the part that the site opens with. */
	private static final List<SitePart> ALL = List.of(new SitePart(new TreePair(Tree.ASYNC, Tree.REACTIVE)),
			ASYNC_AND_VIRTUAL, new SitePart(new TreePair(Tree.REACTIVE, Tree.VIRTUAL)));

	/** The part that the site opens with. */
	static SitePart first() {
		return ALL.getFirst();
	}

	/** The first part, and each other whose trees a project has. */
	static List<SitePart> all(Project project) {
		return ALL.stream()
			.filter((part) -> part.isFirst()
					|| part.trees.trees().stream().noneMatch((tree) -> project.modules(tree.folder()).isEmpty()))
			.toList();
	}

	private boolean isFirst() {
		return equals(first());
	}

	/** What the names of its pages begin with. */
	String prefix() {
		return isFirst() ? "" : left() + "-" + right() + "-";
	}

	/** The page to begin with. */
	String overview() {
		return prefix() + "index.html";
	}

	/** The page of its lessons. */
	String lessons() {
		return prefix() + "lessons.html";
	}

	/** The name of the left tree. */
	String left() {
		return this.trees.left().folder();
	}

	/** The name of the right tree. */
	String right() {
		return this.trees.right().folder();
	}

	/** What numbers of lines of the left tree begin with. */
	String leftLetter() {
		return this.trees.left().letter();
	}

	/** What numbers of lines of the right tree begin with. */
	String rightLetter() {
		return this.trees.right().letter();
	}

}
